import type { RichTextOptions } from '../rich-text-options'
import type { RichTextLocale } from './rich-text-locale'
import { zhCn } from './zh-cn'

/** The language that options ask for, with the texts that its host replaces. */
export function localeOf({ locale, messages }: RichTextOptions): RichTextLocale {
  return { ...zhCn, ...locale, ...messages }
}
