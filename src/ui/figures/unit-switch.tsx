import type { UnitSystem } from '../../i18n/units.ts'
import { useSharedData } from '../../rendering/providers.tsx'

/** Links to switch the unit system; `query` is the rest of the page's query. */
export function UnitSwitch(props: { units: UnitSystem; path: string; query?: Record<string, string> }) {
  const { t, link } = useSharedData()
  return (
    <ul className="switch" aria-label={t('machine.units')}>
      {(['metric', 'imperial'] as const).map((system) => (
        <li key={system}>
          <a
            href={link(props.path, { ...props.query, units: system })}
            aria-current={system === props.units ? 'true' : undefined}
          >
            {t(`machine.${system}`)}
          </a>
        </li>
      ))}
    </ul>
  )
}
