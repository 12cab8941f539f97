import type { ReactNode } from 'react'
import type { fieldLimits, InquiryField, InquiryValues } from '../../inquiry-contract.ts'
import type { FormTexts } from './form-props.ts'

/** What every field of the form gets: where its id starts, texts, messages and the values kept so far. */
export type FieldProps = {
  idPrefix: string
  texts: FormTexts
  messages: Partial<Record<InquiryField | 'id', string>>
  values: InquiryValues | undefined
}

type TextName = keyof typeof fieldLimits

const placeholders = {
  company: 'placeholderCompany',
  name: 'placeholderName',
  email: 'placeholderEmail',
  application: 'placeholderApplication',
  message: 'placeholderMessage',
} as const satisfies Record<TextName, keyof FormTexts>

/** A labelled text field with its message; all but the message are required. */
export function Field(
  props: FieldProps & {
    name: TextName
    type?: string
    autoComplete?: string
    dir: 'auto' | 'ltr'
    multiline?: boolean
    wide?: boolean
  },
) {
  const { name, texts, values } = props
  const input = {
    ...inputProps(props, name),
    dir: props.dir,
    placeholder: texts[placeholders[name]],
    defaultValue: values?.[name] ?? '',
    autoComplete: props.autoComplete,
    enterKeyHint: props.multiline ? undefined : ('next' as const),
  }
  return (
    <Labelled {...props} name={name}>
      {props.multiline ? (
        <textarea className="form__input" rows={3} {...input} />
      ) : (
        <input
          className="form__input"
          type={props.type ?? 'text'}
          {...(props.type === 'email' && { inputMode: 'email', autoCapitalize: 'none', spellCheck: false })}
          {...input}
        />
      )}
    </Labelled>
  )
}

/** The list of machines, general inquiries first. */
export function MachineField(props: FieldProps & { options: string }) {
  return (
    <Labelled {...props} name="machine">
      <select
        className="form__input form__select"
        {...inputProps(props, 'machine')}
        dangerouslySetInnerHTML={{ __html: props.options }}
        suppressHydrationWarning
      />
    </Labelled>
  )
}

/** Label above, control, hint and message below, tied together by ids. */
export function Labelled(
  props: FieldProps & { name: InquiryField; wide?: boolean; hint?: string | undefined; children: ReactNode },
) {
  const { name, texts, messages, idPrefix, hint } = props
  return (
    <div className={props.wide ? 'form__field form__wide' : 'form__field'}>
      <label htmlFor={`${idPrefix}-${name}`}>
        {texts[name]} {isRequired(name) ? <em aria-hidden="true">*</em> : <span>{texts.optional}</span>}
      </label>
      {props.children}
      {hint && (
        <p className="form__hint" id={`${idPrefix}-${name}-hint`}>
          {hint}
        </p>
      )}
      {messages[name] && (
        <p className="form__message" id={`${idPrefix}-${name}-message`}>
          {messages[name]}
        </p>
      )}
    </div>
  )
}

/** Attributes that every control shares. */
export function inputProps({ idPrefix, messages }: FieldProps, name: InquiryField, hint?: string) {
  const described = [hint && `${idPrefix}-${name}-hint`, messages[name] && `${idPrefix}-${name}-message`].filter(
    Boolean,
  )
  return {
    id: `${idPrefix}-${name}`,
    name,
    required: isRequired(name),
    'aria-invalid': messages[name] ? (true as const) : undefined,
    'aria-describedby': described.join(' ') || undefined,
  }
}

function isRequired(name: InquiryField): boolean {
  return name !== 'message'
}
