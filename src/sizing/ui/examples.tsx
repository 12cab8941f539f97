import { useSharedData } from '../../rendering/providers.tsx'
import { paths } from '../../routes.ts'
import { Picture } from '../../ui/media/picture.tsx'
import { headingId } from './links.ts'

/** Usual parts: text, picture and query; sizes in mm. */
const examples = [
  ['oRings', 'o-ring', { material: 'nbr', diameter: '30', inner: '23', yearly: '2000000' }],
  ['stoppers', 'medical-stopper', { material: 'iir', diameter: '20', thickness: '8', yearly: '5000000' }],
  ['diaphragms', 'diaphragm', { material: 'epdm', diameter: '90', yearly: '400000' }],
  ['keypads', 'keypad', { material: 'htv', length: '120', width: '60', yearly: '300000' }],
  ['seals', 'connector-seal', { material: 'lsr', diameter: '40', inner: '28', yearly: '3000000' }],
  ['brakePads', 'disc-pad', { material: 'friction', length: '150', width: '60', thickness: '15', yearly: '200000' }],
] as const

/** Links to the answers for usual parts, shown until a part is entered. */
export function Examples() {
  const { t, link } = useSharedData()
  return (
    <section className="examples">
      <h2>{t('sizing.examples')}</h2>
      <ul>
        {examples.map(([name, picture, query]) => (
          <li key={name}>
            <a href={`${link(paths.machines, query)}#${headingId}`}>
              <Picture name={`applications/${picture}`} alt="" sizes="6rem" />
              {t(`sizing.example.${name}`)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
