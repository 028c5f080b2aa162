import { expect, test } from 'vitest'
import { textFromHtml } from '../html/text-from-html'
import { renderRichText } from '../render-rich-text'

const x2 =
  '<span class="katex"><span class="katex-mathml"><math><semantics><mrow><msup><mi>x</mi><mn>2</mn></msup></mrow><annotation encoding="application/x-tex">x^2</annotation></semantics></math></span><span class="katex-html" aria-hidden="true">x2</span></span>'

/** MathML without the annotation, and the text around. */
function formulaOf(source: string, format: 'html' | 'markdown'): string[] {
  const holder = document.createElement('div')
  holder.innerHTML = renderRichText(source, { format })
  const formula = holder.querySelector('.rt-math')
  const annotation = formula?.querySelector('annotation')
  const found = annotation?.textContent ?? formula?.querySelector('math')?.innerHTML ?? ''
  formula?.replaceWith('·')
  return [found, holder.textContent.trim()]
}

const fraction = '<mfrac><mn>1</mn><mn>2</mn></mfrac>'

test.each([
  [`<p>解 <math>${fraction}</math> 得</p>`, fraction, '解 · 得', '解 12 得'],
  ['<p>A<math><mi>x</mi></math>B</p>', '<mi>x</mi>', 'A·B', 'AxB'],
  ['<p>A<math display="block"><mi>x</mi></math>B</p>', '<mi>x</mi>', 'A·B', 'AxB'],
  [`<p>A${x2}B</p>`, 'x^2', 'A·B', 'Ax^2B'],
  [`<p>A<span class="katex-display">${x2}</span>B</p>`, 'x^2', 'A·B', 'Ax^2B'],
  ['<p>A<script type="math/tex">x^2</script>B</p>', 'x^2', 'A·B', 'Ax^2B'],
  [
    '<p>A<span class="MathJax_Preview"></span><span class="MathJax">x2</span><script type="math/tex">x^2</script>B</p>',
    'x^2',
    'A·B',
    undefined,
  ],
  [
    '<p>A<mjx-container><mjx-math></mjx-math><mjx-assistive-mml><math><mi>x</mi></math></mjx-assistive-mml></mjx-container>B</p>',
    '<mi>x</mi>',
    'A·B',
    'AxB',
  ],
  [
    '<p>A<img class="Wirisformula" src="data:image/svg+xml;x" data-mathml="«math»«mi»x«/mi»«/math»" alt="x">B</p>',
    '<mi>x</mi>',
    'A·B',
    undefined,
  ],
])('%s is a formula in both formats and in plain text', (source, formula, words, text) => {
  expect(formulaOf(source, 'html')).toEqual([formula, words])
  expect(formulaOf(source, 'markdown')).toEqual([formula, words])
  if (text !== undefined) expect(textFromHtml(source)).toBe(text)
})

test('MathML keeps presentation only', () => {
  const source =
    '<math><maction actiontype="statusline" href="javascript:alert(1)"><mi onclick="x()">y</mi></maction><annotation-xml encoding="text/html"><img src=x onerror=alert(1)></annotation-xml><mtext>&lt;b&gt;</mtext></math>'
  const html = renderRichText(source, { format: 'html' })
  expect(html).toBe('<span class="rt-math"><math><mi>y</mi><mtext>&lt;b&gt;</mtext></math></span>')
})

test('an image that cannot be shown leaves its words', () => {
  const html = '<p>A<img src="data:image/svg+xml,x" alt="x squared">B<img src="" alt="a.png"></p>'
  expect(renderRichText(html, { format: 'html' })).toBe('<p>Ax squaredB</p>')
})
