import { useSharedData } from '../../rendering/providers.tsx'
import { paths } from '../../routes.ts'
import { Picture } from '../../ui/media/picture.tsx'

/** Usual parts; sizes in mm. */
const examples = [
  { name: 'oRings', picture: 'o-ring', material: 'nbr', part: { diameter: 30, inner: 23 }, yearly: 2_000_000 },
  { name: 'stoppers', picture: 'medical-stopper', material: 'iir', part: { diameter: 20 }, yearly: 5_000_000 },
  { name: 'diaphragms', picture: 'diaphragm', material: 'epdm', part: { diameter: 90 }, yearly: 400_000 },
  { name: 'keypads', picture: 'keypad', material: 'htv', part: { length: 120, width: 60 }, yearly: 300_000 },
  { name: 'seals', picture: 'connector-seal', material: 'lsr', part: { diameter: 40, inner: 28 }, yearly: 3_000_000 },
  { name: 'brakePads', picture: 'disc-pad', material: 'friction', part: { length: 150, width: 60 }, yearly: 200_000 },
] as const

/** Links to the answers for usual parts, shown until a part is entered. */
export function Examples() {
  const { t, link } = useSharedData()
  return (
    <section className="examples">
      <h3>{t('sizing.examples')}</h3>
      <ul>
        {examples.map(({ name, picture, material, part, yearly }) => {
          const query = Object.entries({ material, ...part, yearly }).map(([field, value]) => [field, String(value)])
          return (
            <li key={name}>
              <a href={link(paths.machines, Object.fromEntries(query))}>
                <Picture name={`applications/${picture}`} alt="" sizes="(min-width: 64rem) 18vw, 30vw" />
                {t(`sizing.example.${name}`)}
              </a>
              <p className="label">{t(`sizing.material.${material}`)}</p>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
