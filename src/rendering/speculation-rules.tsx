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
 * Browsers that know speculation rules fetch a page of ours while the pointer rests on its link; they leave it where
 * data is saved or short. Links that choose something (language, units, to stay) are only followed on purpose.
 */
export function SpeculationRules() {
  return <script type="speculationrules" nonce={usePageData().nonce} dangerouslySetInnerHTML={{ __html: rules }} />
}
