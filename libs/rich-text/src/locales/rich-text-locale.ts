import type { zhCn } from './zh-cn'

/**
 * A locale of rich text: its language tag (BCP 47) as `lang`, and every visible or accessible text of this
 * library. All texts are strings, because they are also sent to the worker thread of a server. `{number}`,
 * `{language}`, `{host}` and `{reason}` are placeholders.
 */
export type RichTextLocale = Record<keyof typeof zhCn, string>

export type RichTextMessages = Omit<RichTextLocale, 'lang'>

/** Replaces a placeholder such as `{number}`. */
export function fill(text: string, place: string, value: string | number): string {
  return text.replace(`{${place}}`, () => String(value))
}
