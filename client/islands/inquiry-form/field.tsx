import type { ReactNode } from 'react'
import type { FormField, InquiryField, InquiryValues } from '../../shared/inquiry-contract.ts'
import { isRequired } from '../../shared/inquiry-validation.ts'
import type { FormTexts } from './texts.ts'

/** Props of every field: id prefix, texts, error messages and values. */
export type FieldProps = {
  idPrefix: string
  texts: FormTexts
  messages: Partial<Record<FormField | 'id', string>>
  values: InquiryValues | undefined
}

type TextName = Exclude<InquiryField, 'machine' | 'country'> | 'phone'

/** Keyboard and autofill attributes of each kind of field. */
const keyboards = {
  text: {},
  email: { inputMode: 'email', autoCapitalize: 'none', spellCheck: false },
  tel: { inputMode: 'tel' },
} as const

/** A labelled text field with its message; phone and message are optional. */
export function Field(
  props: FieldProps & {
    name: TextName
    type?: keyof typeof keyboards
    autoComplete?: string
    dir: 'auto' | 'ltr'
    multiline?: boolean
    wide?: boolean
    hint?: string
  },
) {
  const { name, type = 'text', texts, values, hint } = props
  const input = {
    ...inputProps(props, name, hint),
    dir: props.dir,
    placeholder: texts[`placeholder.${name}`],
    defaultValue: values?.[name] ?? '',
    autoComplete: props.autoComplete,
    enterKeyHint: props.multiline ? undefined : ('next' as const),
  }
  return (
    <LabeledControl {...props} name={name}>
      {props.multiline ? (
        <textarea className="form__input" rows={3} {...input} />
      ) : (
        <input className="form__input" type={type} {...keyboards[type]} {...input} />
      )}
    </LabeledControl>
  )
}

/** The select of machines; general inquiries come first. */
export function MachineField(props: FieldProps & { options: string }) {
  return (
    <LabeledControl {...props} name="machine">
      <select
        className="form__input form__select"
        {...inputProps(props, 'machine')}
        dangerouslySetInnerHTML={{ __html: props.options }}
        suppressHydrationWarning
      />
    </LabeledControl>
  )
}

/** A label, its control, hint and message, connected by ids. */
export function LabeledControl(
  props: FieldProps & { name: TextName | InquiryField; wide?: boolean; hint?: string | undefined; children: ReactNode },
) {
  const { name, texts, messages, idPrefix, hint } = props
  return (
    <div className={props.wide ? 'form__field form__wide' : 'form__field'}>
      <label htmlFor={`${idPrefix}-${name}`}>
        {texts[name]}
        {isRequired(name) ? <em aria-hidden="true">{'\u00a0*'}</em> : <span>{spaced(texts.optional)}</span>}
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
export function inputProps({ idPrefix, messages }: FieldProps, name: TextName | InquiryField, hint?: string) {
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

/** A text in brackets after a space; full-width brackets need none. */
export function spaced(bracketed: string): string {
  return bracketed.startsWith('（') ? bracketed : ` ${bracketed}`
}
