import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'
import { reportEvent } from './report.ts'

/** Reports each Core Web Vital once. Loaded only if the `VITALS` setting is on. */
export function reportWebVitals(): void {
  const report = ({ name, value }: Metric) => reportEvent({ type: 'vital', name, value })
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) watch(report)
}
