import { langs, languageCookieName } from '../../content/registry/languages.ts'
import type { PageData } from './page-data.ts'

const mirror = `try{localStorage.setItem('${languageCookieName}',document.documentElement.lang)}catch{}`
const restore = `for(let s of ['localStorage','sessionStorage'])try{let n='${languageCookieName}',l=(self[s].getItem(n)??'').toLowerCase().split('-')[0];if(${JSON.stringify(langs)}.includes(l)){if(l!==document.documentElement.lang){document.cookie=n+'='+l+';path=/;max-age=31536000;samesite=lax'+(location.protocol==='https:'?';secure':'');if(document.cookie.includes(n+'='+l))location.reload()}break}}catch{}`

/**
 * Local storage and session storage come after the cookie and before Accept-Language, but only the browser can read
 * them. If the URL or the cookie decided, nothing is read; `?lng=` is copied to local storage. Otherwise a stored
 * language that differs (`zh-CN` is zh, as in the header) becomes the cookie and the page reloads, if the browser
 * accepted the cookie.
 */
export function languageScript({ langSource, nonce }: PageData): string {
  if (langSource === 'cookie') return ''
  return `<script nonce="${nonce}">${langSource === 'query' ? mirror : restore}</script>`
}
