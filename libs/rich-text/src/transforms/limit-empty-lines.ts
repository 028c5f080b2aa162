import { nextDirectly } from '../html/dom'

const isEmpty = (element: Element) =>
  element.localName === 'p' &&
  element.textContent?.trim() === '' &&
  !element.querySelector(':not(br, span, b, strong, i, em, u)')

/** True for a line break that only a line break and white space separate from an earlier one. */
function isThird(lineBreak: Element): boolean {
  const second = lineBreak.previousElementSibling
  const first = second?.previousElementSibling
  return (
    second?.localName === 'br' &&
    first?.localName === 'br' &&
    nextDirectly(first) === second &&
    nextDirectly(second) === lineBreak
  )
}

/** Leaves at most one empty line between two lines, and no empty figure. */
export function limitEmptyLines(root: ParentNode): void {
  for (const line of root.querySelectorAll('p')) {
    const next = nextDirectly(line)
    if (next && isEmpty(line) && isEmpty(next)) line.remove()
  }
  for (const figure of root.querySelectorAll('figure')) {
    const isBare = figure.textContent?.trim() === ''
    if (isBare && !figure.querySelector('img, iframe, video, audio, a, hr, [data-rt-slot]')) {
      figure.remove()
    }
  }
  for (const lineBreak of [...root.querySelectorAll('br')].reverse()) {
    if (isThird(lineBreak)) lineBreak.remove()
  }
}
