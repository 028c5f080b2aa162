import 'katex/contrib/mhchem'
import { registerAllLanguages } from '../code/all-languages'
import { highlightCode } from '../code/highlighter'
import { mathToMathml } from '../math/typeset-math'
import { renderWhole } from '../render/render-whole'
import type { RichTextOptions } from '../rich-text-options'

const look = { withBar: true }
const engines = { math: mathToMathml, code: highlightCode }

/** Renders a text as the component does, but with MathML-only formulas. Needs a DOM. */
export function renderForPage(source: string, options: RichTextOptions): string {
  registerAllLanguages()
  return renderWhole(source, options, engines, look)
}
