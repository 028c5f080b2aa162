/// <reference types="trusted-types" />

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

function refuse(text: string): never {
  throw new TypeError(`Not allowed by this page: ${text.slice(0, 100)}`)
}

/**
 * The default policy of a page that enforces Trusted Types: what libraries give the browser as text, as far as it
 * can run nothing. Anything else throws where it is handed over.
 */
export function allowHarmlessText(): void {
  window.trustedTypes?.createPolicy('default', {
    // Text without a tag, such as Radix's styles and a Markdown reader's `&amp;`; React makes its script elements empty.
    createHTML: (html) =>
      !html.includes('<') || html === '<script></script>' ? html : refuse(html),
    // Structured data: run as a script, JSON does nothing.
    createScript: (script) => (isJson(script) ? script : refuse(script)),
    // The worker of hls.js, which it makes of its own code.
    createScriptURL: (url) =>
      url.startsWith(`blob:${window.location.origin}/`) ? url : refuse(url),
  })
}
