import type { zhCn } from './zh-cn'

/**
 * A language of rich text: its tag (BCP 47) as `lang`, and every text of this library that people read or hear.
 * All of it is plain text, as it also goes to the thread of a server; `{number}`, `{language}` and `{reason}`
 * stand for values.
 */
export type RichTextLocale = Record<keyof typeof zhCn, string>

/** The texts of rich text. */
export type RichTextMessages = Omit<RichTextLocale, 'lang'>
