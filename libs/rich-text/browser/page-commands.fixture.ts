import type { Page } from 'playwright'
import type { BrowserCommand } from 'vitest/node'

/** Side effects of a page since `startWatch`. */
interface Watched {
  /** Messages of the dialogs that the page and its frames opened. */
  dialogs: string[]
  /** Windows that opened. */
  windows: number
  /** Requests to other hosts, as `kind URL`. */
  requests: string[]
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Starts recording and blocks requests to other hosts. */
    startWatch: () => Promise<void>
    /** Returns the record so far. */
    watched: () => Promise<Watched>
    /** Emulates a media type. */
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
