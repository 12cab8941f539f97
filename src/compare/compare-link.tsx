import { type Family, membersOf } from '../../content/registry/machines.ts'
import { useSharedData } from '../rendering/providers.tsx'
import { paths } from '../routes.ts'
import { ArrowLink } from '../ui/text/links.tsx'

/** A link to the comparison of a family's members. */
export function CompareLink({ family }: { family: Family }) {
  const { t, link } = useSharedData()
  return (
    <p className="guide__compare">
      <ArrowLink href={link(paths.machines, { compare: membersOf(family).join(',') })} text={t('guide.compare')} />
    </p>
  )
}
