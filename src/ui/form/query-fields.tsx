import type { ButtonHTMLAttributes, InputHTMLAttributes, ReactNode } from 'react'
import { useSharedData } from '../../rendering/providers.tsx'
import { noBreak } from '../text/no-break.tsx'

/** Hidden field that preserves `?lng=` in GET forms, as links do. */
export function LanguageField() {
  const { lang, hasLangParam } = useSharedData()
  return hasLangParam && <input type="hidden" name="lng" value={lang} />
}

/** A submit button with an arrow; other attributes belong to the button. */
export function SubmitButton({ text, ...attributes }: { text: string } & ButtonHTMLAttributes<HTMLButtonElement>) {
  return (
    <button className="button" type="submit" {...attributes}>
      {text} <span className="arrow" />
    </button>
  )
}

type Props = {
  id: string
  label: string
  hint?: string | undefined
  /** Replaces the hint. */
  error?: string | undefined
  /** The options of a select. */
  children?: ReactNode
} & InputHTMLAttributes<HTMLInputElement & HTMLSelectElement>

/** A field of a GET form: label, input or select, and the hint or the error below it. */
export function QueryField({ id, label, hint, error, className = '', children, ...attributes }: Props) {
  const field = {
    ...attributes,
    id,
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': error ? `${id}-error` : hint && `${id}-hint`,
  }
  return (
    <div className={`form__field ${className}`.trim()}>
      <label htmlFor={id}>{label}</label>
      {children ? (
        <select {...field} className="form__input form__select">
          {children}
        </select>
      ) : (
        <input autoComplete="off" dir="ltr" {...field} className="form__input" />
      )}
      {error ? (
        <p className="form__message" id={`${id}-error`}>
          {error}
        </p>
      ) : (
        hint && (
          <p className="form__hint" id={`${id}-hint`}>
            {noBreak(hint)}
          </p>
        )
      )}
    </div>
  )
}
