import { createHash } from 'node:crypto'
import type { Page } from '@playwright/test'
import { brokenReply } from '@shuyuan/testing/broken-reply'
import fc from 'fast-check'

/** What the API answers for each call: the envelope of a success. */
interface Reply {
  code: 0
  data: unknown
}

function isSuccess(reply: unknown): reply is Reply {
  return typeof reply === 'object' && reply !== null && 'code' in reply && reply.code === 0
}

/** Breaks a reply anywhere; the same seed breaks the same reply in the same way. */
export function breakAnywhere(data: unknown, seed: string): unknown {
  const number = createHash('sha256').update(seed).digest().readInt32BE()
  const [broken] = fc.sample(brokenReply(data), { numRuns: 1, seed: number })
  return broken
}

/** Lets the real replies of the API reach a page with other data. Gives how many did. */
export async function damageReplies(
  page: Page,
  apiUrl: string,
  damage: (data: unknown, url: URL) => unknown,
): Promise<() => number> {
  let count = 0
  await page.route(`${apiUrl}/api/**`, async (route) => {
    if (route.request().method() === 'OPTIONS') return route.fallback()
    // A connection that the server has closed while idle is not what is tested.
    const response = await route.fetch({ maxRetries: 2 })
    const reply: unknown = await response.json().catch(() => null)
    if (!isSuccess(reply)) return route.fulfill({ response })
    count += 1
    const data = damage(reply.data, new URL(route.request().url()))
    return route.fulfill({ response, json: { ...reply, data } })
  })
  return () => count
}
