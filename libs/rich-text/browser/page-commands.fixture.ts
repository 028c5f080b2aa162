import type { Page } from 'playwright'
import type { BrowserCommand } from 'vitest/node'

/** What the browser did while a page was watched. */
interface Watched {
  /** Questions and messages, of the page and of every frame in it. */
  dialogs: string[]
  /** Windows that opened. */
  windows: number
  /** Requests to hosts other than that of the page, as `kind URL`. */
  requests: string[]
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Counts from now on what the page does; what it asks of other hosts is refused. */
    startWatch: () => Promise<void>
    /** What was counted so far. */
    watched: () => Promise<Watched>
    /** Shows the page as it is on a screen or on paper. */
    showOn: (media: 'screen' | 'print') => Promise<void>
  }
}

const records = new WeakMap<Page, Watched>()

export const startWatch: BrowserCommand<[]> = async ({ context, page }) => {
  const record: Watched = { dialogs: [], windows: 0, requests: [] }
  records.set(page, record)
  const { host } = new URL(page.url())
  page.on('dialog', (dialog) => {
    record.dialogs.push(dialog.message())
    void dialog.dismiss()
  })
  context.on('page', () => (record.windows += 1))
  await context.route(
    (url) => url.host !== host && url.protocol !== 'blob:',
    (route, request) => {
      record.requests.push(`${request.resourceType()} ${request.url()}`)
      return route.abort()
    },
  )
}

export const watched: BrowserCommand<[]> = ({ page }) => records.get(page)

export const showOn: BrowserCommand<[media: 'screen' | 'print']> = ({ page }, media) =>
  page.emulateMedia({ media })
