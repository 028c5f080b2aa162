import type { TransformContext } from '../transforms/transform'
import { parseInertly } from '../html/trusted-html'
import { replaceBySlot } from '../slots/replace-by-slot'
import type { Slot } from '../slots/slots'
import { wirisMarkup } from './formula-text'
import { mathmlToHtml } from './mathml-to-html'

const texOf = (tex: string, isDisplay: boolean) => (isDisplay ? `\\[${tex}\\]` : `\\(${tex}\\)`)

/** A formula in MathML: its TeX if there is one, else its presentation. */
function slotOf(math: Element, isDisplay: boolean): Slot {
  const tex = math.querySelector('annotation[encoding="application/x-tex"]')?.textContent?.trim()
  return tex
    ? { kind: 'math', raw: texOf(tex, isDisplay) }
    : { kind: 'mathml', html: mathmlToHtml(math, isDisplay) }
}

/** Elements around MathML that show it again for eyes. */
const typeset = '.katex-display, .katex, mjx-container, .MathJax_Display, .MathJax'

/** Replaces formulas as markup by slots: MathML, KaTeX, MathJax 2 and 3, and WIRIS. */
export function readFormulas(root: ParentNode, { slots }: TransformContext): void {
  const scripts = root.querySelectorAll('script[type^="math/tex"]')
  if (scripts.length > 0) {
    const shown = '.MathJax_Preview, .MathJax_Display, .MathJax, .MathJax_SVG, .MathJax_CHTML'
    for (const copy of root.querySelectorAll(shown)) copy.remove()
  }
  for (const script of scripts) {
    const isDisplay = /mode=display/.test(script.getAttribute('type') ?? '')
    const raw = texOf(script.textContent ?? '', isDisplay)
    replaceBySlot(script, { kind: 'math', raw }, slots)
  }
  for (const image of root.querySelectorAll('img[data-mathml]')) {
    const markup = wirisMarkup(image.getAttribute('data-mathml') ?? '')
    const math = parseInertly(markup).querySelector('math')
    if (math) replaceBySlot(image, slotOf(math, false), slots)
  }
  for (const math of root.querySelectorAll('math')) {
    const around =
      math.closest('.katex-display, mjx-container, .MathJax_Display') ?? math.closest(typeset)
    const isDisplay =
      math.getAttribute('display') === 'block' ||
      around?.matches('.katex-display, [display="true"]')
    if (math.isConnected) replaceBySlot(around ?? math, slotOf(math, isDisplay ?? false), slots)
  }
}
