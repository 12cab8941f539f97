import { catalogue } from '../../content/catalogue.ts'
import type { MachineKey } from '../../content/machines.ts'
import { paths } from '../routes.ts'
import { Codes } from './codes.tsx'
import { LanguageField } from './language-field.tsx'
import { usePage } from './page-context.tsx'

/** All machines as boxes to tick, for a comparison that names too few. */
export function MachineChoice({ chosen }: { chosen: MachineKey[] }) {
  const { t, machines } = usePage()
  return (
    <form action={paths.machines} className="machine-choice">
      <LanguageField />
      <fieldset>
        <legend>{t('compare.choose')}</legend>
        {catalogue.map(({ key }) => (
          <label key={key} className="check">
            <input type="checkbox" name="compare" value={key} defaultChecked={chosen.includes(key)} />{' '}
            <Codes text={machines[key].title} />
          </label>
        ))}
      </fieldset>
      <button className="button" type="submit">
        {t('compare.submit')} <span className="arrow" />
      </button>
    </form>
  )
}
