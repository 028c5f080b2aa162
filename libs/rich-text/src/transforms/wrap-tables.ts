import type { TransformContext } from './transform'
import { setAttributes } from '../html/dom'
import { fill } from '../locales/rich-text-locale'

/** Wraps tables in named frames that scroll. */
export function wrapTables(root: ParentNode, { locale, surroundings }: TransformContext): void {
  for (const table of root.querySelectorAll('table')) {
    if (table.parentElement?.closest('table')) continue
    surroundings.tables += 1
    const caption = table.querySelector('caption')?.textContent?.trim()
    const frame = table.ownerDocument.createElement('div')
    setAttributes(frame, {
      class: 'rt-table',
      role: 'region',
      'aria-label': caption || fill(locale.table, 'number', surroundings.tables),
      tabindex: '0',
    })
    table.replaceWith(frame)
    frame.append(table)
  }
}
