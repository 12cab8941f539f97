import type { Machine } from '../../machines/machine.ts'
import { useSharedData } from '../../rendering/providers.tsx'

/** Links to the sections of a machine page; they stay visible with the machine's name and a link to the form. */
export function SectionLinks({ title, machine: { neutral } }: { title: string; machine: Machine }) {
  const { t } = useSharedData()
  return (
    <div className="wrap section-links__row">
      <a className="section-links__name" href="#top">
        {title}
      </a>
      <ul>
        {neutral.specTable && <SectionLink to="specification" text={t('machine.toData')} />}
        <SectionLink to="layout" text={t('machine.toDrawing')} />
        <SectionLink to="steps" text={t('machine.toCycle')} />
        <SectionLink to="process" text={t('machine.toProcess')} />
        <SectionLink to="questions" text={t('machine.toQuestions')} />
      </ul>
      <a className="button button--small" href="#quote">
        {t('form.quoteTitle')}
      </a>
    </div>
  )
}

function SectionLink({ to, text }: { to: string; text: string }) {
  return (
    <li>
      <a href={`#${to}`}>{text}</a>
    </li>
  )
}
