import { useSharedData } from '../../rendering/providers.tsx'
import { paths } from '../../routes.ts'

/** A link to the contact page; the script makes it open the dialog (client/islands/contact-dialog). */
export function ContactButton() {
  const { t, link } = useSharedData()
  return (
    <>
      <a className="contact-button" href={link(paths.contact)}>
        <span className="hidden">{t('form.open')}</span>
        <svg viewBox="0 0 26 20" aria-hidden="true">
          <path d="M1 1h24v18H1zM1 2l12 9L25 2" />
        </svg>
      </a>
      <dialog className="dialog" aria-labelledby="contact-dialog-title" closedby="any">
        <div className="dialog__sheet">
          <div className="dialog__head">
            <p className="label" id="contact-dialog-title">
              {t('form.dialogTitle')}
            </p>
            <form method="dialog">
              <button className="square" type="submit" aria-label={t('nav.close')}>
                <span className="cross" />
              </button>
            </form>
          </div>
          <h2>{t('form.dialogHeading')}</h2>
          <div data-form>
            <p>{t('machine.loading')}</p>
          </div>
        </div>
      </dialog>
    </>
  )
}
