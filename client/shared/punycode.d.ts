/** The library's own module build; the bare name would be Node's deprecated copy in some runtimes. */
declare module 'punycode/punycode.es6.js' {
  /** Turns the domain of a name or an e-mail address into ASCII; what is ASCII stays as it is. */
  export function toASCII(text: string): string
}
