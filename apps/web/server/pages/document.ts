import type { RenderedPage } from '../../src/entry-server'

/** For browsers without script, if the server cannot render the page now. */
export interface ShellNotice {
  schoolName: string | undefined
  /** In seconds. */
  retryAfter: number
}

export interface DocumentParts {
  /** `index.html` of the build. */
  template: string
  /** Inline scripts in execution order, and the CSS of the school's colors. */
  inlined: {
    settings: string
    theme: string
    queuedClicks: string
    deferredEntry: string
    brandCss?: string
  }
  /** Scripts that start the site, in the order in which they run. */
  scripts: string[]
  /** Omitted for the empty shell, which the browser renders. */
  page?: Pick<RenderedPage, 'path' | 'head' | 'body' | 'scripts'>
  /** Only for an empty shell. */
  notice?: ShellNotice | undefined
}

export interface PageDocument {
  html: string
  /** Inline scripts of the server, as in the HTML. The policy allows only these. */
  scripts: string[]
}

/**
 * Escapes end tags, which could end the script element, and null characters. The browser replaces these, so the hash in
 * the policy would not match.
 */
const escapeScript = (script: string) =>
  script.replaceAll(/<\/(?=script)/gi, '<\\/').replaceAll('\0', '\\x00')

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

function replaceOnce(html: string, place: RegExp, text: string): string {
  if (!place.test(html)) throw new Error(`index.html does not contain ${place}`)
  return html.replace(place, () => text)
}

function withNotice(html: string, { schoolName, retryAfter }: ShellNotice): string {
  const name = schoolName ? escapeHtml(schoolName) : undefined
  const titled = name ? replaceOnce(html, /<title>[^<]*<\/title>/, `<title>${name}</title>`) : html
  const text = `${name ?? '网站'}暂时无法打开，请在 ${retryAfter} 秒后重新打开本页。`
  return replaceOnce(titled, /<noscript>/, `<noscript><h1>${text}</h1>`)
}

/**
 * Creates the HTML of a page with inline settings, theme and styles. The site's script loads after the first
 * paint, or immediately for an empty shell.
 */
export function createDocument({
  template,
  inlined,
  scripts: siteScripts,
  page,
  notice,
}: DocumentParts): PageDocument {
  const scripts: string[] = []
  const inline = (script: string, attributes = '') => {
    const text = escapeScript(script)
    scripts.push(text)
    return `<script${attributes}>${text}</script>`
  }
  const { settings, theme, queuedClicks, deferredEntry, brandCss = '' } = inlined
  const brand = brandCss && `<style data-brand>${brandCss}</style>`
  let html = template
  html = replaceOnce(html, /<script src="\/config\.js"><\/script>/, brand + inline(settings))
  html = replaceOnce(html, /<script src="\/theme\.js"><\/script>/, inline(theme))
  if (page === undefined) return { html: notice ? withNotice(html, notice) : html, scripts }
  html = html.replace(/\s*<link rel="modulepreload"[^>]*>/g, '')
  html = replaceOnce(html, /\s*<script type="module"[^>]*><\/script>/, '')
  if (page.head.includes('<title')) html = replaceOnce(html, /\s*<title>[^<]*<\/title>/, '')
  html = replaceOnce(html, /<\/head>/, `${page.head}</head>`)
  const elements = [
    ...[queuedClicks, ...page.scripts].map((script) => inline(script)),
    inline(deferredEntry, ` data-scripts="${siteScripts.join(' ')}"`),
  ].join('')
  const path = escapeHtml(page.path)
  const root = `<div id="root" data-path="${path}">${page.body}</div>`
  return { html: replaceOnce(html, /<div id="root"><\/div>/, root + elements), scripts }
}
