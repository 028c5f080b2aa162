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
 * Creates the default Trusted Types policy. It allows strings from libraries that cannot run code, and throws
 * for all others.
 */
export function allowHarmlessText(): void {
  window.trustedTypes?.createPolicy('default', {
    // Text without tags, such as Radix's styles and `&amp;` in Markdown. React creates empty script elements.
    createHTML: (html) =>
      !html.includes('<') || html === '<script></script>' ? html : refuse(html),
    // Structured data. JSON has no effect when it runs as a script.
    createScript: (script) => (isJson(script) ? script : refuse(script)),
    // hls.js creates its worker from a blob URL. The other is the service worker.
    createScriptURL: (url) =>
      url.startsWith(`blob:${window.location.origin}/`) || /^\/sw\.js\?/.test(url)
        ? url
        : refuse(url),
  })
}
