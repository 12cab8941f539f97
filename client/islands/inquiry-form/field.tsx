import type { ReactNode } from 'react'
import type { FieldMessages, FormField, InquiryValues } from '../../shared/inquiry-contract.ts'
import { isRequired } from '../../shared/inquiry-validation.ts'
import type { FormTexts } from './texts.ts'

/** Props of every field: id prefix, texts, error messages and values. */
export type FieldProps = {
  idPrefix: string
  texts: FormTexts
  messages: FieldMessages
  values: InquiryValues | undefined
}

type SelectName = 'machine' | 'country'
type TextName = Exclude<FormField, SelectName | 'machines' | 'sizing'>

/** Keyboard and autofill attributes of each kind of field. */
const keyboards = {
  text: {},
  email: { inputMode: 'email', autoCapitalize: 'none', spellCheck: false },
  tel: { inputMode: 'tel' },
} as const

/** A labelled text field with its message. */
export function TextField(
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
  const { name, type = 'text', multiline } = props
  const attributes = {
    ...controlAttributes(props),
    className: 'form__input',
    dir: props.dir,
    placeholder: props.texts[`placeholder.${name}`],
    defaultValue: props.values?.[name] ?? '',
    autoComplete: props.autoComplete,
  }
  return (
    <LabeledControl {...props}>
      {multiline ? (
        <textarea rows={3} {...attributes} />
      ) : (
        <input type={type} enterKeyHint="next" {...keyboards[type]} {...attributes} />
      )}
    </LabeledControl>
  )
}

/** A labelled select with its message; `options` is the HTML of its options. */
export function SelectField(
  props: FieldProps & {
    name: SelectName
    options: string
    autoComplete?: string
    wide?: boolean
  },
) {
  return (
    <LabeledControl {...props}>
      <select
        {...controlAttributes(props)}
        className="form__input form__select"
        autoComplete={props.autoComplete}
        dangerouslySetInnerHTML={{ __html: props.options }}
        suppressHydrationWarning
      />
    </LabeledControl>
  )
}

/** A label, its control, hint and message, connected by ids. */
function LabeledControl(
  props: FieldProps & { name: TextName | SelectName; wide?: boolean; hint?: string; children: ReactNode },
) {
  const { name, texts, messages, hint } = props
  const id = `${props.idPrefix}-${name}`
  return (
    <div className={props.wide ? 'form__field form__wide' : 'form__field'}>
      <label htmlFor={id}>
        {texts[name]}
        {isRequired(name) ? <em aria-hidden="true">{'\u00a0*'}</em> : <span>{spaced(texts.optional)}</span>}
      </label>
      {props.children}
      {hint && (
        <p className="form__hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {messages[name] && (
        <p className="form__message" id={`${id}-message`}>
          {messages[name]}
        </p>
      )}
    </div>
  )
}

/** Attributes that every control shares. */
function controlAttributes(props: FieldProps & { name: TextName | SelectName; hint?: string }) {
  const { name, hint } = props
  const id = `${props.idPrefix}-${name}`
  const isWrong = props.messages[name] !== undefined
  const descriptions = [hint && `${id}-hint`, isWrong && `${id}-message`].filter(Boolean)
  return {
    id,
    name,
    required: isRequired(name),
    'aria-invalid': isWrong || undefined,
    'aria-describedby': descriptions.join(' ') || undefined,
  }
}

/** A text in brackets after a space; full-width brackets need none. */
export function spaced(bracketed: string): string {
  return bracketed.startsWith('（') ? bracketed : ` ${bracketed}`
}
