import { parseInertly } from './trusted-html'

export interface RichTextHeading {
  id: string
  /** 1 to 6. */
  level: number
  text: string
}

/**
 * Returns the headings of a rendered text that have an ID, in document order, for a table of contents. Needs
 * a DOM.
 *
 * @param html result of `renderRichText` or `loadRichText` with `headingIds`
 * @example
 * const html = await loadRichText(source, { format: 'markdown', headingIds: 'guide-' })
 * headingsIn(html) // [{ id: 'guide-first-steps', level: 2, text: 'First steps' }]
 */
export function headingsIn(html: string): RichTextHeading[] {
  const headings = parseInertly(html).querySelectorAll(':is(h1, h2, h3, h4, h5, h6)[id]')
  return Array.from(headings, (heading) => {
    // A formula appears twice: visually and as MathML.
    for (const read of heading.querySelectorAll('.katex-mathml')) read.remove()
    return {
      id: heading.id,
      level: Number(heading.localName.slice(1)),
      text: (heading.textContent ?? '').trim(),
    }
  })
}
