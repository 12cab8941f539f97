import { type MachineKey, machines } from '../../../content/registry/machines.ts'
import { useSharedData } from '../../rendering/providers.tsx'

/** Terms beside the quote form; lead times are stated for standard compression and injection machines only. */
export function QuoteTerms({ machineKey }: { machineKey: MachineKey }) {
  const { t } = useSharedData()
  const group = machines[machineKey].leadTime
  const leadTimeText = group ? leadTimeTexts[group] : 'machine.leadTimeOther'
  const rows = [
    ['machine.leadTime', leadTimeText],
    ['machine.payment', 'machine.paymentTerms'],
    ['machine.warranty', 'machine.warrantyTerms'],
    ['machine.service', 'machine.serviceTerms'],
  ] as const
  return (
    <>
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{t(label)}</dt>
          <dd>{t(value)}</dd>
        </div>
      ))}
    </>
  )
}

const leadTimeTexts = {
  rubberCompression: 'machine.leadTimeRubber',
  siliconeInjection: 'machine.leadTimeSilicone',
} as const
