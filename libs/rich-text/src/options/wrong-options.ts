import type { RichTextOptions } from '../rich-text-options'

const isText = (value: unknown) => typeof value === 'string'
const isTexts = (value: unknown) =>
  typeof value === 'object' && value !== null && Object.values(value).every(isText)

const text = { isUsable: isText, remedy: 'a string' }
const texts = { isUsable: isTexts, remedy: 'an object of strings' }
const names = {
  isUsable: (value: unknown) => Array.isArray(value) && value.every(isText),
  remedy: 'an array of strings',
}

export const kinds = {
  format: {
    isUsable: (value: unknown) => value === 'html' || value === 'markdown',
    remedy: "'html' or 'markdown'",
  },
  baseUrl: text,
  siteOrigin: text,
  frameHosts: names,
  linkify: { isUsable: (value: unknown) => typeof value === 'boolean', remedy: 'true or false' },
  headingIds: text,
  footnoteIds: text,
  removedElements: names,
  extraElements: names,
  extraAttributes: names,
  locale: texts,
  messages: texts,
} satisfies Record<keyof RichTextOptions, object>

export type OptionName = keyof typeof kinds

const isName = (name: string): name is OptionName => name in kinds

/** Types that an untyped host may pass by mistake. */
export function wrongOptions(given: RichTextOptions): OptionName[] {
  const values: Partial<Record<OptionName, unknown>> = { ...given }
  return [...new Set(['format', ...Object.keys(values)])].filter(isName).filter((name) => {
    const value = values[name]
    return (value !== undefined || name === 'format') && !kinds[name].isUsable(value)
  })
}
