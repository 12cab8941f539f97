import type { InputHTMLAttributes } from 'react'
import type { FieldMessages, FormField, InquiryValues } from '../../shared/inquiry-contract.ts'
import { isRequired } from '../../shared/inquiry-validation.ts'
import type { FormTexts } from './texts.ts'

export type FieldProps = {
  idPrefix: string
  texts: FormTexts
  messages: FieldMessages
  values: InquiryValues | undefined
}

type Props = FieldProps & {
  name: Exclude<FormField, 'machines' | 'sizing'>
  /** HTML of the options; the field is then a select. */
  options?: string
  multiline?: boolean
  wide?: boolean
  hint?: string
} & InputHTMLAttributes<HTMLInputElement>

/** A labeled input, textarea or select with its hint and error message, connected by ids. */
export function Field({ idPrefix, texts, messages, values, name, options, multiline, wide, hint, ...input }: Props) {
  const id = `${idPrefix}-${name}`
  const message = messages[name]
  const descriptions = [hint && `${id}-hint`, message && `${id}-message`].filter(Boolean)
  const common = {
    id,
    name,
    required: isRequired(name),
    'aria-invalid': Boolean(message),
    'aria-describedby': descriptions.join(' ') || undefined,
    autoComplete: input.autoComplete,
  }
  const text = {
    className: 'form__input',
    dir: input.dir ?? 'auto',
    placeholder: texts[`placeholder.${name}`],
    defaultValue: values?.[name] ?? '',
  }
  return (
    <div className={wide ? 'form__field form__wide' : 'form__field'}>
      <label htmlFor={id}>
        {texts[name]}
        {isRequired(name) ? <em aria-hidden="true">{'\u00a0*'}</em> : <span>{spaced(texts.optional)}</span>}
      </label>
      {options !== undefined ? (
        <select
          {...common}
          className="form__input form__select"
          dangerouslySetInnerHTML={{ __html: options }}
          suppressHydrationWarning
        />
      ) : multiline ? (
        <textarea rows={3} {...common} {...text} />
      ) : (
        <input type="text" enterKeyHint="next" {...input} {...common} {...text} />
      )}
      {hint && (
        <p className="form__hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {message && (
        <p className="form__message" id={`${id}-message`}>
          {message}
        </p>
      )}
    </div>
  )
}

/** A text in brackets after a space; full-width brackets need none. */
export function spaced(bracketed: string): string {
  return bracketed.startsWith('（') ? bracketed : ` ${bracketed}`
}
