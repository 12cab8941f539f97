import {
  type Category,
  type Family,
  type InjectionKey,
  isInjectionKey,
  machinePaths,
  membersOf,
  machines as registry,
} from '../../../content/registry/machines.ts'
import type { SpecLabel, SpecRow } from '../../../content/schema/spec-table.ts'
import { useSharedData } from '../../rendering/providers.tsx'
import { paths } from '../../routes.ts'
import { FigureList } from '../../ui/figures/key-figures.tsx'
import { NoBreak } from '../../ui/text/no-break.tsx'

const families = { rubber: 'rubberInjection', silicone: 'siliconeInjection' } as const

/** What the guide shows of a machine's key figures, in this order. */
const guideRows: SpecLabel[] = ['clampForce', 'injectionVolume', 'injectionPressure', 'platenSize']

/** The compounds whose injection machines a category shows. */
export function injectionFamilies(category: Category | 'all'): (keyof typeof families)[] {
  return (Object.keys(families) as (keyof typeof families)[]).filter((name) => category === 'all' || category === name)
}

/** Which injection machine: what each is for, how it closes, is fed and injects, and the range of its models. */
export function InjectionGuide({ category }: { category: Category | 'all' }) {
  const { texts } = useSharedData()
  return (
    <>
      <h2>{texts.machines.injection.heading}</h2>
      <p>{texts.machines.injection.text}</p>
      {injectionFamilies(category).map((name) => (
        <div key={name}>
          <h3 className="guide__heading" id={`guide-${name}`}>
            {texts.machines[name].heading}
          </h3>
          <section className="swipe strip" aria-labelledby={`guide-${name}`} tabIndex={0}>
            <ul className="guide">
              {membersOf(families[name])
                .filter(isInjectionKey)
                .map((key) => (
                  <Guided key={key} machineKey={key} />
                ))}
            </ul>
          </section>
          <CompareLink family={families[name]} />
        </div>
      ))}
    </>
  )
}

/** A link to the members of a family side by side. */
export function CompareLink({ family }: { family: Family }) {
  const { t, link } = useSharedData()
  return (
    <p className="guide__compare">
      <a className="go" href={link(paths.machines, { compare: membersOf(family).join(',') })}>
        <span>{t('guide.compare')}</span> <span className="arrow" />
      </a>
    </p>
  )
}

function Guided({ machineKey }: { machineKey: InjectionKey }) {
  const { t, machines, texts, link } = useSharedData()
  const { clamp, feed } = registry[machineKey].injection
  const { choose, unit } = texts.machines.injection.machines[machineKey]
  const facts = [
    [t('guide.clamp'), t(`guide.clamp.${clamp}`)],
    [t('guide.feed'), t(`guide.feed.${feed}`)],
    [t('guide.unit'), unit],
  ]
  return (
    <li className="guide__machine">
      <div>
        <h4 className="guide__title">
          <a href={link(machinePaths[machineKey])}>
            <NoBreak text={machines[machineKey].title} />
          </a>
        </h4>
        <p>
          <NoBreak text={choose} />
        </p>
      </div>
      <dl className="guide__facts">
        {facts.map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <FigureList
        className="guide__figures"
        rows={guideRows
          .map((label) => machines[machineKey].figures.find((row) => row.label === label))
          .filter((row): row is SpecRow => row !== undefined)}
      />
    </li>
  )
}
