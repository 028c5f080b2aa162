import { rename } from '../html/dom'
import type { TransformContext } from './transform'

/** The page owns heading 1, so a text with a heading 1 has all headings moved down one level. */
export function lowerHeadings(root: ParentNode, { surroundings }: TransformContext): void {
  if (!surroundings.lowersHeadings && !root.querySelector('h1')) return
  for (const level of [5, 4, 3, 2, 1]) {
    for (const heading of root.querySelectorAll(`h${level}`)) rename(heading, `h${level + 1}`)
  }
}
