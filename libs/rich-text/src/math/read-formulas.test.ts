import { expect, test } from 'vitest'
import { textFromHtml } from '../html/text-from-html'
import { renderRichText } from '../render-rich-text'
import { formulasOfEditors } from './read-formulas.fixture'

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

test.each(formulasOfEditors)(
  '%s is a formula in both formats and in plain text',
  (source, formula, words, text) => {
    expect(formulaOf(source, 'html')).toEqual([formula, words])
    expect(formulaOf(source, 'markdown')).toEqual([formula, words])
    expect(textFromHtml(source)).toBe(text)
  },
)

test('a display formula in MathML is a block', () => {
  const source = '<math display="block"><mi>x</mi></math>'
  expect(renderRichText(source, { format: 'html' })).toBe(`<span class="rt-math">${source}</span>`)
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
