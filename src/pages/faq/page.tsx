import type { AppContext } from '../../env.ts'
import { CachedFragment } from '../../rendering/fragment-cache.tsx'
import { useSharedData } from '../../rendering/providers.tsx'
import { faqData } from '../../rendering/structured-data.ts'
import { InquirySection } from '../../ui/form/inquiry-section.tsx'
import { Breadcrumb } from '../../ui/layout/breadcrumb.tsx'
import { Questions } from '../../ui/text/questions.tsx'

/** Questions and answers, and the inquiry form. */
export function faqPage(c: AppContext) {
  const { meta, questions } = c.get('page').texts.faq
  return c.render(<Faq />, { ...meta, styles: 'faq', structuredData: { questions: () => faqData(questions) } })
}

function Faq() {
  const { t, texts } = useSharedData()
  return (
    <>
      <Breadcrumb name={t('nav.faq')} />
      <div className="wrap split">
        <div className="split__main">
          <h1>{texts.faq.heading}</h1>
          <p className="lead">{texts.faq.lead}</p>
          <CachedFragment name="faq-questions" className="accordion" component={FaqQuestions} />
        </div>
        <InquirySection className="split__aside" title={t('form.faqTitle')} />
      </div>
    </>
  )
}

const FaqQuestions = () => <Questions items={useSharedData().texts.faq.questions} name="faq" level={2} />
