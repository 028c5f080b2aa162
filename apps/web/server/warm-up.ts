import type { Hono } from 'hono'

/**
 * Renders pages before visitors arrive, to cache the replies that all pages need. Begins with the membership page, whose
 * list of courses contains the figures of the home page. Renders the home page twice if the first replies arrive too late.
 */
export async function warmUp(app: Pick<Hono, 'request'>): Promise<void> {
  await app.request('/vip')
  const { status } = await app.request('/')
  if (status === 503) await app.request('/')
}
