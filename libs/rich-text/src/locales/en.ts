import type { RichTextLocale } from './rich-text-locale'

/** English locale of rich text. */
export const en: RichTextLocale = {
  lang: 'en',
  loadFailed: 'The text could not be laid out. Here it is as plain text.',
  retry: 'Try again',
  opensNewWindow: ' (opens in a new window)',
  table: 'Table {number}',
  code: 'Code',
  codeIn: '{language} code',
  copy: 'Copy',
  copyDone: 'Copied',
  copied: 'Code copied',
  copyFailed: 'The code could not be copied. Select it and use your keyboard.',
  openVideo: 'Open video on {host}',
  frame: 'Embedded content',
  taskDone: 'Done',
  taskOpen: 'To do',
  formula: 'Formula',
  mathFailed: ' (mistake in this formula: {reason})',
  mathRefused: ' (this formula holds something that is not allowed)',
  mathMissing: 'Formulas could not be laid out, so they stand as they were typed.',
}
