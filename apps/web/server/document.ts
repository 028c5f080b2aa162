import { createHash } from 'node:crypto'
import type { RenderedPage } from '../src/entry-server'

/** What the browser loads, from the manifest of the build. */
export interface Assets {
  /** The scripts that start the site, each after those that it needs. */
  scripts: string[]
  /** What a route needs besides, by the route's id. */
  routes: ReadonlyMap<string, readonly string[]>
}

interface DocumentParts {
  /** `index.html` of the build. */
  template: string
  /** Texts of the scripts that run before the page is shown, in this order, and the school's colors. */
  inlined: {
    settings: string
    theme: string
    queuedClicks: string
    deferredEntry: string
    brandCss?: string
  }
  assets: Assets
  /** Left out: the browser makes the page. */
  page?: Pick<RenderedPage, 'path' | 'routeIds' | 'head' | 'body' | 'scripts'>
}

/** Those that run; what search engines read is data. */
const scriptTag = /<script\b(?! type="application\/ld\+json")[^>]*>(.*?)<\/script>/gs

/** Nothing that a script or a page says may end the element that it stands in. */
const inline = (script: string, attributes = '') =>
  `<script${attributes}>${script.replaceAll('</script', '<\\/script')}</script>`

function replaceOnce(html: string, place: RegExp, text: string): string {
  if (!place.test(html)) throw new Error(`index.html has lost ${place}`)
  return html.replace(place, () => text)
}

/**
 * The HTML of a page: settings, theme and styles inside, the site's script behind the first paint. A page
 * without content loads that script at once, as it shows nothing before.
 */
export function createDocument({ template, inlined, assets, page }: DocumentParts): string {
  const { settings, theme, queuedClicks, deferredEntry, brandCss = '' } = inlined
  const brand = brandCss && `<style data-brand>${brandCss}</style>`
  let html = template
  html = replaceOnce(html, /<script src="\/config\.js"><\/script>/, brand + inline(settings))
  html = replaceOnce(html, /<script src="\/theme\.js"><\/script>/, inline(theme))
  if (page === undefined) return html
  html = html.replace(/\s*<link rel="modulepreload"[^>]*>/g, '')
  html = replaceOnce(html, /\s*<script type="module"[^>]*><\/script>/, '')
  if (page.head.includes('<title')) html = replaceOnce(html, /\s*<title>[^<]*<\/title>/, '')
  html = replaceOnce(html, /<\/head>/, `${page.head}</head>`)
  const preloads = page.routeIds.flatMap((routeId) => assets.routes.get(routeId) ?? [])
  const entryFiles = ` data-scripts="${assets.scripts.join(' ')}" data-preloads="${preloads.join(' ')}"`
  const scripts = [
    ...[queuedClicks, ...page.scripts].map((script) => inline(script)),
    inline(deferredEntry, entryFiles),
  ].join('')
  const path = page.path.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
  const root = `<div id="root" data-path="${path}">${page.body}</div>`
  return replaceOnce(html, /<div id="root"><\/div>/, root + scripts)
}

/** The inline scripts of a page, as a Content-Security-Policy names them. */
export function scriptHashes(html: string): string[] {
  return Array.from(html.matchAll(scriptTag)).flatMap(([, script]) =>
    script ? [`'sha256-${createHash('sha256').update(script).digest('base64')}'`] : [],
  )
}
