import { dressFragment } from './dress-fragment'
import { mathsAttribute } from './maths-placeholder'
import { markMaths } from './mark-maths'
import { messages } from './messages'
import type { RichTextOptions } from './rich-text-options'
import { sanitise } from './sanitise'

/** A sanitised text, with what in it still needs an expensive library. */
export interface PreparedText {
  fragment: DocumentFragment
  maths: Element[]
  code: Element[]
}

/** Sanitises and dresses HTML. Formulas of an HTML source are looked for; Markdown has marked its own. */
export function prepareText(html: string, options: RichTextOptions): PreparedText {
  const fragment = sanitise(html)
  dressFragment(fragment, options)
  if (options.format === 'html') markMaths(fragment)
  const code = [...fragment.querySelectorAll('pre')]
  for (const block of code) {
    block.setAttribute('tabindex', '0')
    block.setAttribute('role', 'group')
    block.setAttribute('aria-label', messages.code)
  }
  return { fragment, code, maths: [...fragment.querySelectorAll(`[${mathsAttribute}]`)] }
}

/** The finished text as an HTML string. */
export function serialise({ fragment }: PreparedText): string {
  const holder = fragment.ownerDocument.createElement('div')
  holder.append(fragment)
  return holder.innerHTML
}
