import { escapeHtml } from '../html/escape-html'

/** Shows the source of a formula and the reason of the failure. */
export function mathErrorToHtml(raw: string, reason: string): string {
  return (
    `<span class="rt-math-error"><code>${escapeHtml(raw)}</code>` +
    `<span class="rt-reason">${escapeHtml(reason)}</span></span>`
  )
}

/** Shows the source of a formula if KaTeX is not loaded. */
export function mathSourceToHtml(raw: string, reason: string): string {
  return `<code class="rt-math-plain" title="${escapeHtml(reason)}">${escapeHtml(raw)}</code>`
}
