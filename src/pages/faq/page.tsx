import type { Context } from 'hono'
import type { FormState } from '../../../client/shared/inquiry-contract.ts'
import type { AppEnv } from '../../env.ts'
import { CachedFragment } from '../../rendering/fragment-cache.tsx'
import { useSharedData } from '../../rendering/providers.tsx'
import { faqData } from '../../rendering/structured-data.ts'
import { hasSizingQuery } from '../../sizing/rules/parse-query.ts'
import { InquirySection } from '../../ui/form/inquiry-section.tsx'
import { Breadcrumb } from '../../ui/layout/breadcrumb.tsx'
import { Questions } from '../../ui/text/accordion.tsx'

/** Questions and answers, with the form in one of its states. */
export function faqPage(c: Context<AppEnv>, form: FormState) {
  const { meta, questions } = c.get('page').texts.faq
  return c.render(<Faq form={form} />, {
    ...meta,
    styles: 'faq',
    structuredData: { questions: () => faqData(questions) },
    formStatus: form.status,
    isQueryView: hasSizingQuery(c.get('page').url.searchParams),
  })
}

function Faq({ form }: { form: FormState }) {
  const { t, texts } = useSharedData()
  return (
    <>
      <Breadcrumb current={t('nav.faq')} />
      <div className="wrap split">
        <div className="split__main">
          <h1>{texts.faq.heading}</h1>
          <p className="lead">{texts.faq.lead}</p>
          <CachedFragment name="faq-questions" className="accordion">
            <FaqQuestions />
          </CachedFragment>
        </div>
        <InquirySection className="split__aside" title={t('form.faqTitle')} form={form} />
      </div>
    </>
  )
}

function FaqQuestions() {
  const { texts } = useSharedData()
  return <Questions items={texts.faq.questions} name="faq" level={2} />
}
