import type { Glossary } from '../../content/schema/glossary.ts'

export type BannedWord = { word: string; term: string; appearsIn(text: string): boolean }

/** Words that the texts of a language must not use, with their replacements. Chinese has no spaces between words. */
export function bannedWords(lang: string, glossary: Glossary): BannedWord[] {
  return Object.entries(glossary).flatMap(([term, { forbidden }]) => {
    const words = (forbidden as Record<string, string[]> | undefined)?.[lang] ?? []
    return words.map((word) => {
      const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}`, 'iu')
      return { word, term, appearsIn: (text: string) => (lang === 'zh' ? text.includes(word) : pattern.test(text)) }
    })
  })
}
