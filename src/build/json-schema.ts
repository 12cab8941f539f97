import { toJsonSchema } from '@valibot/to-json-schema'
import type * as v from 'valibot'
import { byLanguage } from '../../content/registry/languages.ts'
import { sheetLabels } from '../../content/schema/data-sheet.ts'
import { languageDocument, neutralDocument } from '../../content/schema/machine.ts'
import { publicIndex } from '../../content/schema/machine-index.ts'
import { labelVariants, specLabels } from '../../content/schema/spec-table.ts'

/**
 * The content of /data/schema.json: JSON Schemas of the public machine data, and each label's unit and names.
 * `messages` are the interface texts by language.
 */
export function dataSchema(messages: Record<string, Record<string, string>>): object {
  const labels = [...Object.keys({ ...specLabels, ...sheetLabels }), ...labelVariants]
  const nameOf = (label: string, lang: string) =>
    messages[lang]?.[`spec.${label}`] ?? messages[lang]?.[`spec.as.${label}`] ?? label
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: '/data/schema.json',
    title: 'Machine data',
    description: 'The documents below /data/machines/, one definition for each kind.',
    $defs: {
      neutral: described(neutralDocument, '/data/machines/KEY/neutral.json: what is the same in every language.'),
      language: described(languageDocument, '/data/machines/KEY/LANGUAGE.json: a machine in one language.'),
      index: described(publicIndex, '/data/machines/LANGUAGE.json: every machine of a language by its key.'),
    },
    'x-units': { ...specLabels, ...sheetLabels },
    'x-labels': Object.fromEntries(labels.map((label) => [label, byLanguage((lang) => nameOf(label, lang))])),
  }
}

/** Rules that compare fields cannot be expressed in JSON Schema and are omitted. */
function described(schema: v.GenericSchema, description: string): object {
  const { $schema, ...definition } = toJsonSchema(schema, { target: 'draft-2020-12', errorMode: 'ignore' })
  return { description, ...definition }
}
