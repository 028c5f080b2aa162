/// <reference types="trusted-types" />

declare global {
  interface DOMParser {
    // The types of TypeScript only allow strings here.
    parseFromString(html: string | TrustedHTML, type: 'text/html'): Document
  }
}

function createPolicy() {
  try {
    return window.trustedTypes?.createPolicy('shuyuan-rich-text', { createHTML: (html) => html })
  } catch {
    // On a server, or if the page does not allow the policy, HTML stays a string.
    return undefined
  }
}

const policy = createPolicy()

/** Wraps safe HTML for pages that enforce Trusted Types. Elsewhere it returns the string. */
export function trustedHtml(html: string): string | TrustedHTML {
  return policy?.createHTML(html) ?? html
}

/** Parses HTML into a document that neither runs nor loads anything, and returns its body. */
export function parseInertly(html: string): HTMLElement {
  // After <body>, leading white space stays and <frameset> is ignored.
  return new DOMParser().parseFromString(trustedHtml(`<body>${html}`), 'text/html').body
}
