/** A link in running pages: underlined text and an arrow. */
export function GoLink({ href, text }: { href: string; text: string }) {
  return (
    <a className="go" href={href}>
      <span>{text}</span> <span className="arrow" />
    </a>
  )
}

/** A link with an arrow in another style, such as a button. */
export function ArrowLink({ className, href, text }: { className: string; href: string; text: string }) {
  return (
    <a className={className} href={href}>
      {text} <span className="arrow" />
    </a>
  )
}
