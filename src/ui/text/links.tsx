/** A link with an arrow: underlined text in running pages, or another style, such as a button. */
export function ArrowLink({ className = 'go', href, text }: { className?: string; href: string; text: string }) {
  return (
    <a className={className} href={href}>
      <span>{text}</span> <span className="arrow" />
    </a>
  )
}
