import type { MachineKey } from '../../content/keys.ts'
import { usePage } from './page-context.ts'

/** Terms beside the quote form; lead times are stated for standard compression and injection machines only. */
export function QuoteTerms({ machineKey }: { machineKey: MachineKey }) {
  const { t } = usePage()
  const rows = [
    ['machine.leadTime', leadTimeOf(machineKey)],
    ['machine.payment', 'machine.paymentTerms'],
    ['machine.warranty', 'machine.warrantyTerms'],
    ['machine.service', 'machine.serviceTerms'],
  ] as const
  return (
    <dl className="facts">
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{t(label)}</dt>
          <dd>{t(value)}</dd>
        </div>
      ))}
    </dl>
  )
}

const siliconeInjection: MachineKey[] = ['HIFLSilicone', 'VIAOSilicone', 'LV1', 'LV2']
const rubberCompression: MachineKey[] = ['VF']

function leadTimeOf(key: MachineKey) {
  if (siliconeInjection.includes(key)) return 'machine.leadTimeSilicone'
  return rubberCompression.includes(key) ? 'machine.leadTimeRubber' : 'machine.leadTimeOther'
}
