import { setImmediate } from 'node:timers/promises'
import { isRefusal, type ApiClientOptions } from '@shuyuan/api'
import { friendLinksQuery, navsQuery, siteConfigQuery } from '@shuyuan/api/query'
import { RichTextProvider, type RichTextRenderer } from '@shuyuan/rich-text/server'
import { setupRouterSsrQueryIntegration } from '@tanstack/react-router-ssr-query'
import { createRequestHandler, getSsrStatus, RouterServer } from '@tanstack/react-router/ssr/server'
import { prerenderToNodeStream } from 'react-dom/static'
import { text } from 'node:stream/consumers'
import { ServerStyleSheet } from 'styled-components'
import { isMissing } from './core/api-errors'
import { readEnv } from './core/env'
import { Providers } from './core/providers'
import { createSiteRouter } from './router'
import { startQuery } from './core/router/start-query'
import { createServices } from './core/services'
import { siteUrlOf } from './core/site/site-url'

/** What a server needs to make a page. */
export interface RenderOptions {
  /** Origin, path and query. */
  url: string
  /** What `window.shuyuanConfig` is in the browser, with the API's full URL. */
  settings: unknown
  /** Asks the API. */
  fetch: ApiClientOptions['fetch']
  /** Renders the texts of the page. */
  richText: Pick<RichTextRenderer, 'render'>
}

/** A page for every visitor, to be put into `index.html`. */
export interface RenderedPage {
  status: number
  /** Path and query that it was made for: a host of files sends it for any query. */
  path: string
  /** The routes that it shows, outermost first. */
  routeIds: string[]
  /** For the head: title, descriptions, styles. */
  head: string
  /** For `#root`. */
  body: string
  /** Pass the API's replies, refusals included, to the browser for hydration. */
  scripts: string[]
}

/** What the API said, as far as pages depend on it. */
type Outcome = { page: RenderedPage } | { redirect: Response } | { failure: unknown }

const title = /^(?:<(?:title|meta|link)\b[^>]*>(?:[^<]*<\/title>)?)+/

/** React puts what belongs into the head before the rest. */
function splitHead(html: string): [head: string, body: string] {
  const head = title.exec(html)?.[0] ?? ''
  return [head, html.slice(head.length)]
}

/**
 * Makes a page for a visitor. A guarded page is its frame: who may see it is decided in the browser.
 *
 * @returns the page; or where else it is; or why the API could not be asked
 */
export async function renderPage({
  url,
  settings,
  fetch,
  richText,
}: RenderOptions): Promise<Outcome> {
  const services = createServices(readEnv(settings, import.meta.env), { isServerMade: true, fetch })
  const { api, queryClient } = services
  // A browser asks for them when the visit begins.
  await Promise.all([
    startQuery(queryClient, siteConfigQuery(api)),
    startQuery(queryClient, navsQuery(api)),
    startQuery(queryClient, friendLinksQuery(api)),
  ])
  const router = createSiteRouter({ ...services, loginCode: null })
  setupRouterSsrQueryIntegration({
    router,
    queryClient,
    wrapQueryClient: false,
    handleRedirects: false,
    dehydrateOptions: { shouldDehydrateQuery: ({ state }) => state.status !== 'pending' },
  })
  const handler = createRequestHandler({ request: new Request(url), createRouter: () => router })

  let outcome: Outcome | undefined
  const response = await handler(async () => {
    outcome = await render()
    return new Response()
  })
  return outcome ?? { redirect: response }

  async function render(): Promise<Outcome> {
    const errors = queryClient
      .getQueryCache()
      .getAll()
      .flatMap(({ state }) => state.error ?? [])
    const failure = errors.find((error) => !isRefusal(error))
    if (failure !== undefined) return { failure }
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
        // In one piece: a part that came later would need a script to move it to its place.
        { progressiveChunkSize: Infinity },
      )
      const [head, body] = splitHead(await text(prelude))
      return {
        page: {
          status: errors.some(isMissing) ? 404 : getSsrStatus(router),
          path: url.slice(new URL(url).origin.length),
          routeIds: router.state.matches.map(({ routeId }) => routeId),
          head: head + sheet.getStyleTags(),
          body,
          scripts: await takeScripts(),
        },
      }
    } finally {
      sheet.seal()
    }
  }

  function siteOrigin(): string | undefined {
    const config = queryClient.getQueryData(siteConfigQuery(api).queryKey)
    const siteUrl = siteUrlOf(services.env, config)
    return URL.canParse(siteUrl) ? new URL(siteUrl).origin : undefined
  }

  async function takeScripts(): Promise<string[]> {
    router.serverSsr?.setRenderFinished()
    // The replies are written as a stream that ends with the rendering.
    await setImmediate()
    const { before = [] } = router.serverSsr?.takeInitialHydrationScriptTags() ?? {}
    return before.flatMap(({ children }) => children ?? [])
  }
}
