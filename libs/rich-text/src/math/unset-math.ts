import { escapeHtml } from '../html/escape-html'

/** A formula as it was typed, with why it is not set. */
export function unsetMath(raw: string, reason: string): string {
  return (
    `<span class="rt-math-error"><code>${escapeHtml(raw)}</code>` +
    `<span class="rt-reason">${escapeHtml(reason)}</span></span>`
  )
}

/** A formula as it was typed, where nothing is wrong with it but that KaTeX is not there. */
export function untypesetMath(raw: string, reason: string): string {
  return `<code class="rt-math-plain" title="${escapeHtml(reason)}">${escapeHtml(raw)}</code>`
}
