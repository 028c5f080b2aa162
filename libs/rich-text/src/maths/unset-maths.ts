import { escapeHtml } from '../html/escape-html'

/** A formula as it was typed, with why it is not set. */
export function unsetMaths(raw: string, reason: string): string {
  return (
    `<span class="rt-maths-error"><code>${escapeHtml(raw)}</code>` +
    `<span class="rt-reason">${escapeHtml(reason)}</span></span>`
  )
}

/** A formula as it was typed, where nothing is wrong with it but that KaTeX is not there. */
export function untypesetMaths(raw: string, reason: string): string {
  return `<code class="rt-maths-plain" title="${escapeHtml(reason)}">${escapeHtml(raw)}</code>`
}
