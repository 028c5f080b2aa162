import katex from 'katex'
import { escapeHtml } from './escape-html'
import { mathsAttribute } from './maths-placeholder'
import { messages } from './messages'

function failed(tex: string, error: unknown): string {
  const reason = error instanceof Error ? error.message : String(error)
  return (
    `<code class="rt-maths-error" title="${escapeHtml(`${messages.mathsFailed}：${reason}`)}">` +
    `${escapeHtml(tex)}<span class="rt-unseen">（${messages.mathsFailed}）</span></code>`
  )
}

/**
 * One formula as HTML with MathML beside it for screen readers. Commands that make links, load
 * pictures or set attributes are off; expansion and sizes are bounded. TeX that cannot be set shows
 * its source with the reason.
 */
export function mathsToHtml(tex: string, display: boolean): string {
  try {
    return katex.renderToString(tex.replaceAll('\u00a0', ' '), {
      displayMode: display,
      output: 'htmlAndMathml',
      throwOnError: true,
      trust: false,
      strict: false,
      maxSize: 20,
      maxExpand: 500,
    })
  } catch (error) {
    return failed(tex, error)
  }
}

/** Typesets the placeholders of a fragment. */
export function typesetMaths(placeholders: readonly Element[]): void {
  for (const placeholder of placeholders) {
    const isDisplay = placeholder.getAttribute(mathsAttribute) === 'display'
    placeholder.innerHTML = mathsToHtml(placeholder.textContent ?? '', isDisplay)
    placeholder.removeAttribute(mathsAttribute)
    placeholder.className = isDisplay ? 'rt-maths rt-maths-display' : 'rt-maths'
    if (isDisplay) placeholder.setAttribute('tabindex', '0')
  }
}
