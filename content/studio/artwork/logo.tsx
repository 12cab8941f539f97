/** Mark of the sample company: a press in section, two platens on their columns and the part between them. */
export function LogoMark() {
  return (
    <>
      <path className="logo-mark__ground" d="M0 0h40v40H0z" />
      <path className="logo-mark__steel" d="M6 7h28v6H27v3H13v-3H6zM13 24h14v3h7v6H6v-6h7z" />
      <path className="logo-mark__steel" d="M8 13h2.5v14H8zM29.5 13H32v14h-2.5z" />
      <path className="logo-mark__part" d="M14.5 18.5h11v3h-11z" />
    </>
  )
}
