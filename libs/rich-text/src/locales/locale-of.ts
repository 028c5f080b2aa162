import type { RichTextOptions } from '../rich-text-options'
import type { RichTextLocale } from './rich-text-locale'
import { zhCn } from './zh-cn'

/** Returns the locale of the options, including the texts that the host overrides. */
export function localeOf({ locale, messages }: RichTextOptions): RichTextLocale {
  return { ...zhCn, ...locale, ...messages }
}
