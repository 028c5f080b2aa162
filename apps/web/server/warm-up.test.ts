// @vitest-environment node
import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { warmUp } from './warm-up'

it.each([
  ['once', [200]],
  ['again after late replies', [503, 200]],
  ['at most twice', [503, 503]],
])('requests the home page %s, after the membership page', async (_, statuses) => {
  const left = [...statuses]
  const requested: string[] = []
  const app = new Hono()
    .use(async ({ req }, next) => {
      requested.push(req.path)
      await next()
    })
    .get('/', () => new Response(null, { status: left.shift() ?? 500 }))
  await warmUp(app)
  expect(requested).toEqual(['/vip', ...statuses.map(() => '/')])
})
