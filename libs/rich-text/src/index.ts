// Turns untrusted HTML or Markdown into safe HTML with code and formulas. No network client, no router.

export { defaultFrameHosts } from './html/urls'
export { headedLists } from './text/headed-lists'
export { loadRichText } from './load-rich-text'
export { renderRichText } from './render-rich-text'
export { RichText } from './rich-text/rich-text'
export { textFromHtml } from './html/text-from-html'

export type { HeadedList, HeadedListItem, LinkedWords } from './text/headed-lists'
export type { RichTextComponents } from './rich-text/element-from-dom'
export type { RichTextLocale, RichTextMessages } from './locales/rich-text-locale'
export type { RichTextFormat, RichTextOptions } from './rich-text-options'
export type { RichTextProps } from './rich-text/rich-text'
