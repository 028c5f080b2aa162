import { renderPage } from '../../src/entry-server'
import type { AppOptions } from '../app-options'
import type { createCallBudget } from '../api-calls/call-budget'
import { reasonOf } from '../create-log'
import { createDocument, type DocumentParts, type ShellNotice } from './document'
import { createPage, type Page } from './page'
import { cacheControl } from './page-cache'
import type { FetchReply } from '../api-calls/reply-cache'
import { noRichText } from './start-rich-text'

interface PageMakerOptions extends Pick<
  AppOptions,
  'site' | 'apiUrl' | 'freshMs' | 'isStatic' | 'richText' | 'log' | 'metrics'
> {
  /** Value of `window.shuyuanConfig`. */
  settings: object
  inlined: DocumentParts['inlined']
  policyFor: (scripts: string[]) => string
  /** How long a stale page is served while a new one is rendered, in ms. */
  staleMs: number
  fetchReply: FetchReply
  callsFor: ReturnType<typeof createCallBudget>['callsFor']
  /** Whether a path is a course that does not exist. */
  isUnknownCourse: (path: string) => boolean
}

/** `Retry-After` of pages without content, in seconds. */
const retryAfter = 10

/** Returns a function that renders the page at a URL, or the empty shell if the API does not return its data. */
export function createPageMaker({
  site,
  settings,
  inlined,
  policyFor,
  apiUrl,
  freshMs,
  staleMs,
  isStatic,
  richText,
  fetchReply,
  callsFor,
  isUnknownCourse,
  log,
  metrics,
}: PageMakerOptions): (url: string, client?: string) => Promise<Page> {
  /** Empty shell, rendered in the browser. */
  const shell = (status: number, headers: Record<string, string>, notice?: ShellNotice) =>
    createPage({
      status,
      document: createDocument({ ...site, inlined, notice }),
      isCacheable: status === 200,
      policyFor,
      headers,
    })

  return async (url, client) => {
    const { search, pathname } = new URL(url)
    if (isStatic || !isForServer(new URL(url))) return shell(200, { 'Cache-Control': 'no-cache' })
    const calls = callsFor({ client, isRare: search !== '' || isUnknownCourse(pathname) })
    let oldestReplyMs = 0
    let lacksContent = false
    const endRender = metrics?.startRender()
    const outcome = await renderPage({
      url,
      settings: { ...settings, apiBaseUrl: apiUrl },
      async fetch(input) {
        const response = await fetchReply(input, calls)
        oldestReplyMs = Math.max(oldestReplyMs, Number(response.headers.get('Age')) * 1000)
        return response
      },
      fetchKept: (input) => fetchReply(input, null),
      richText: {
        async render(...text) {
          const html = await richText.render(...text)
          if (html === null && richText !== noRichText) lacksContent = true
          return html
        },
      },
    })
    endRender?.()
    // A page expires with its oldest reply. Pages with a stale reply, without a part whose call failed, or with plain
    // text because rich text took too long, expire soon.
    const pageMs = Math.max(
      lacksContent || ('page' in outcome && outcome.page.isPartial) ? 0 : freshMs - oldestReplyMs,
      freshMs / 12,
    )
    if ('failure' in outcome) {
      metrics?.countEmptyPage()
      log.warn({ url, reason: reasonOf(outcome.failure) }, 'page without content')
      const headers = { 'Cache-Control': 'no-store', 'Retry-After': String(retryAfter) }
      return shell(503, headers, { schoolName: outcome.schoolName, retryAfter })
    }
    if ('redirect' in outcome) {
      const location = outcome.redirect.headers.get('Location') ?? '/'
      const headers = { Location: location, 'Cache-Control': cacheControl({ freshMs, staleMs }) }
      const document = { html: '', scripts: [] }
      return createPage({ status: 302, document, isCacheable: true, policyFor, headers })
    }
    const { page } = outcome
    return createPage({
      status: page.status,
      document: createDocument({ ...site, inlined, page }),
      isCacheable: true,
      freshMs: pageMs,
      policyFor,
      headers: { 'Cache-Control': cacheControl({ freshMs: pageMs, staleMs }) },
    })
  }
}

/** Only the browser may use a login code. The browser also handles malformed paths. */
function isForServer({ pathname, searchParams }: URL): boolean {
  if (searchParams.has('login_code')) return false
  try {
    decodeURI(pathname)
    return true
  } catch {
    return false
  }
}
