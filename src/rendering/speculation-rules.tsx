import { usePageData } from './providers.tsx'

const rules = JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: '/assets/*' } },
          { not: { selector_matches: '[hreflang], [href*="units="], [data-stay], [href^="#"]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
})

/**
 * Browsers with speculation rules prefetch a page of this site while the pointer is over its link, unless data is
 * limited. Links that set something (language, units, no redirect) are excluded.
 */
export function SpeculationRules() {
  return <script type="speculationrules" nonce={usePageData().nonce} dangerouslySetInnerHTML={{ __html: rules }} />
}
