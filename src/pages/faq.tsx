import type { Context } from 'hono'
import type { FormState } from '../../client/inquiry-contract.ts'
import { asksForSizing } from '../../content/sizing/question.ts'
import type { AppEnv } from '../env.ts'
import { Breadcrumb } from '../ui/breadcrumb.tsx'
import { Kept } from '../ui/fragment.tsx'
import { InquirySection } from '../ui/inquiry-section.tsx'
import { useShared } from '../ui/page-context.tsx'
import { Questions } from '../ui/questions.tsx'
import { faqData } from '../ui/structured-data.ts'

/** Questions and answers, with the form in one of its states. */
export function faqPage(c: Context<AppEnv>, form: FormState) {
  const { meta, questions } = c.get('page').texts.faq
  return c.render(<Faq form={form} />, {
    ...meta,
    styles: 'faq',
    data: { questions: () => faqData(questions) },
    formStatus: form.status,
    view: asksForSizing(c.get('page').url.searchParams),
  })
}

function Faq({ form }: { form: FormState }) {
  const { t, texts } = useShared()
  return (
    <>
      <Breadcrumb current={t('nav.faq')} />
      <div className="wrap split">
        <div className="split__main">
          <h1>{texts.faq.heading}</h1>
          <p className="lead">{texts.faq.lead}</p>
          <Kept className="accordion">
            <Questions items={texts.faq.questions} name="faq" level={2} />
          </Kept>
        </div>
        <InquirySection className="split__aside" title={t('form.faqTitle')} form={form} />
      </div>
    </>
  )
}
