import type { Hono } from 'hono'

/**
 * Renders the home page before visitors arrive, to cache the replies that all pages need. Renders it twice if the first
 * replies arrive too late for the page.
 */
export async function warmUp(app: Pick<Hono, 'request'>): Promise<void> {
  const { status } = await app.request('/')
  if (status === 503) await app.request('/')
}
