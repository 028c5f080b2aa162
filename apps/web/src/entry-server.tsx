import { randomUUID } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { createApiClient, isRefusal, type ApiClientOptions } from '@shuyuan/api'
import { friendLinksQuery, navsQuery, siteConfigQuery } from '@shuyuan/api/query'
import { RichTextProvider, type RichTextRenderer } from '@shuyuan/rich-text/server'
import { setupRouterSsrQueryIntegration } from '@tanstack/react-router-ssr-query'
import { createRequestHandler, getSsrStatus, RouterServer } from '@tanstack/react-router/ssr/server'
import { prerenderToNodeStream } from 'react-dom/static'
import { text } from 'node:stream/consumers'
import { ServerStyleSheet } from 'styled-components'
import { isMissing } from './core/api-errors'
import { readEnv } from './core/env'
import { Providers } from './core/app'
import { createSiteRouter } from './router'
import { startOptionalQuery, startQuery } from './core/router/start-query'
import { createServices } from './core/services'
import { siteUrlOf } from './core/site/site-url'

export interface RenderOptions {
  /** Origin, path and query. */
  url: string
  /** Value of `window.shuyuanConfig`, with the absolute URL of the API. */
  settings: unknown
  /** Fetch implementation for API calls. */
  fetch: ApiClientOptions['fetch']
  /** Returns replies that the server already has, and makes no calls. */
  fetchKept: ApiClientOptions['fetch']
  /** Renders rich text. */
  richText: Pick<RichTextRenderer, 'render'>
}

/** Parts of a page to insert into `index.html`. Contains no personal data. */
export interface RenderedPage {
  status: number
  /** Whether an optional part is missing, because its call failed. */
  isPartial: boolean
  /** Path and query. Static hosts serve the page for any query, so hydration compares it. */
  path: string
  /** HTML for the `<head>`: title, meta tags and styles. */
  head: string
  /** HTML for `#root`. */
  body: string
  /** Scripts of the router. They restore scrolling and pass API replies, including errors, to the browser. */
  scripts: string[]
}

type Outcome =
  | { page: RenderedPage }
  | { redirect: Response }
  | { failure: unknown; schoolName: string | undefined }

/** Whether a call failed that may succeed later. A refusal is an answer. */
const hasFailed = ({ error }: { error: unknown }) => error !== null && !isRefusal(error)

const title = /^(?:<(?:title|meta|link)\b[^>]*>(?:[^<]*<\/title>)?)+/

/** React renders title, meta and link elements first. */
function splitHead(html: string): [head: string, body: string] {
  const head = title.exec(html)?.[0] ?? ''
  return [head, html.slice(head.length)]
}

/**
 * Takes the scripts that the router rendered out of the HTML. Only they have the nonce, because content cannot know it.
 * Removes the nonce, so that every rendering of a page is the same.
 */
function takeScripts(html: string, nonce: string): [html: string, scripts: string[]] {
  const scripts: string[] = []
  const rest = html.replaceAll(
    new RegExp(`<script nonce="${nonce}">(.*?)</script>`, 'gs'),
    (_, script: string) => {
      scripts.push(script)
      return ''
    },
  )
  return [rest.replaceAll(` nonce="${nonce}"`, ''), scripts]
}

/**
 * Renders a page for a visitor. A guarded page contains only its layout, because guards run in the browser.
 *
 * @returns the page, a redirect, or the error of a failed API call with the name of the school, if known
 */
export async function renderPage({
  url,
  settings,
  fetch,
  fetchKept,
  richText,
}: RenderOptions): Promise<Outcome> {
  const services = createServices(readEnv(settings, import.meta.env), { isServerMade: true, fetch })
  const { api, queryClient } = services
  // In the browser, `boot` starts these queries.
  await Promise.all([
    startQuery(queryClient, siteConfigQuery(api)),
    startOptionalQuery(queryClient, navsQuery(api)),
    startOptionalQuery(queryClient, friendLinksQuery(api)),
  ])
  const keptApi = createApiClient({ baseUrl: services.env.apiBaseUrl, fetch: fetchKept })
  const router = createSiteRouter({ ...services, loginCode: null, keptApi })
  setupRouterSsrQueryIntegration({
    router,
    queryClient,
    wrapQueryClient: false,
    handleRedirects: false,
    dehydrateOptions: {
      // Browsers parse JSON in a string faster than the same object literal, and it compresses better.
      serializeData: JSON.stringify,
      shouldDehydrateQuery: ({ state, meta }) =>
        state.status !== 'pending' && !hasFailed(state) && !meta?.isOnlySearched,
    },
  })
  const nonce = randomUUID()
  router.options.ssr = { nonce }
  const handler = createRequestHandler({ request: new Request(url), createRouter: () => router })

  let outcome: Outcome | undefined
  const response = await handler(async () => {
    outcome = await render()
    return new Response()
  })
  return outcome ?? { redirect: response }

  async function render(): Promise<Outcome> {
    const queries = queryClient.getQueryCache()
    const failed = queries.getAll().filter(({ state }) => hasFailed(state))
    const failure = failed.find(({ meta }) => !meta?.isOptional)?.state.error
    if (failure) return { failure, schoolName: config()?.name }
    // Renders the skeletons of these parts, as the browser does before it repeats the calls.
    for (const query of failed) queries.remove(query)
    const errors = queries.getAll().map(({ state }) => state.error)
    const sheet = new ServerStyleSheet()
    try {
      const { prelude } = await prerenderToNodeStream(
        sheet.collectStyles(
          <RichTextProvider renderer={richText} siteOrigin={siteOrigin()}>
            <Providers services={services}>
              <RouterServer router={router} />
            </Providers>
          </RichTextProvider>,
        ),
        // Renders in one chunk. Later chunks would need a script to insert them.
        { progressiveChunkSize: Infinity },
      )
      const [html, renderedScripts] = takeScripts(await text(prelude), nonce)
      const [head, body] = splitHead(html)
      return {
        page: {
          status: errors.some(isMissing) ? 404 : getSsrStatus(router),
          isPartial: failed.length > 0,
          path: url.slice(new URL(url).origin.length),
          head: head + sheet.getStyleTags(),
          body,
          scripts: [...renderedScripts, ...(await takeHydrationScripts())],
        },
      }
    } finally {
      sheet.seal()
    }
  }

  function config() {
    return queryClient.getQueryData(siteConfigQuery(api).queryKey)
  }

  function siteOrigin(): string | undefined {
    const siteUrl = siteUrlOf(services.env, config())
    return URL.canParse(siteUrl) ? new URL(siteUrl).origin : undefined
  }

  async function takeHydrationScripts(): Promise<string[]> {
    router.serverSsr?.setRenderFinished()
    // The stream with the replies ends after rendering.
    await setImmediate()
    const { before = [] } = router.serverSsr?.takeInitialHydrationScriptTags() ?? {}
    return before.flatMap(({ children }) => children ?? [])
  }
}
