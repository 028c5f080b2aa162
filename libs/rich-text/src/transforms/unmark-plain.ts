import { rename } from '../html/dom'

const isLight = (weight: string) =>
  weight === 'normal' || weight === 'lighter' || Number(weight || 600) < 600

/** Elements and the style that takes their effect back. Google Docs wraps every text in such a `<b>`. */
const canceled: readonly (readonly [string, (style: CSSStyleDeclaration) => boolean])[] = [
  ['b, strong', (style) => isLight(style.fontWeight)],
  ['i, em', (style) => style.fontStyle === 'normal'],
  ['u, ins, s, del, strike', (style) => style.textDecoration.startsWith('none')],
]

/** Removes marks whose style makes them plain. */
export function unmarkPlain(root: ParentNode): void {
  for (const [names, isPlain] of canceled) {
    for (const element of root.querySelectorAll<HTMLElement>(`:is(${names})[style]`)) {
      if (isPlain(element.style)) rename(element, 'span')
    }
  }
}
