/// <reference types="trusted-types" />

declare global {
  interface DOMParser {
    // What browsers take; TypeScript's own declaration knows only text.
    parseFromString(html: string | TrustedHTML, type: 'text/html'): Document
  }
}

function createPolicy() {
  try {
    return window.trustedTypes?.createPolicy('shuyuan-rich-text', { createHTML: (html) => html })
  } catch {
    // On a server, or in a page that does not allow the policy: HTML stays text.
    return undefined
  }
}

const policy = createPolicy()

/** Safe HTML, as pages that enforce Trusted Types let it in; elsewhere the same text. */
export function trustedHtml(html: string): string | TrustedHTML {
  return policy?.createHTML(html) ?? html
}

/** The body of a document of this HTML, which neither runs nor loads anything. */
export function parseInertly(html: string): HTMLElement {
  return new DOMParser().parseFromString(trustedHtml(html), 'text/html').body
}
