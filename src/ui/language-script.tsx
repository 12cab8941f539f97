import { langs } from '../../content/languages.ts'
import { storageName } from '../middleware/language.ts'
import { usePage } from './page-context.ts'

/**
 * Local storage and session storage come after the cookie and before Accept-Language, but only the browser sees them.
 * When the address or the cookie decided, there is nothing to ask; `?lng=` is mirrored into local storage. Otherwise a
 * stored choice that differs becomes the cookie and the page is loaded once more, if the cookie was kept.
 */
const mirror = `try{localStorage.setItem('${storageName}',document.documentElement.lang)}catch{}`
const restore = `for(let s of ['localStorage','sessionStorage'])try{let n='${storageName}',l=self[s].getItem(n);if(${JSON.stringify(langs)}.includes(l)){if(l!==document.documentElement.lang){document.cookie=n+'='+l+';path=/;max-age=31536000;samesite=lax';if(document.cookie.includes(n+'='+l))location.reload()}break}}catch{}`

export function LanguageScript() {
  const { langSource, nonce } = usePage()
  if (langSource === 'cookie') return null
  return <script nonce={nonce} dangerouslySetInnerHTML={{ __html: langSource === 'query' ? mirror : restore }} />
}
