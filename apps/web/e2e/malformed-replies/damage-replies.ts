import { createHash } from 'node:crypto'
import type { Page } from '@playwright/test'
import { brokenReply } from '@shuyuan/testing/broken-reply'
import fc from 'fast-check'

/** Response envelope of a successful call. */
interface Reply {
  code: 0
  data: unknown
}

function isSuccess(reply: unknown): reply is Reply {
  return typeof reply === 'object' && reply !== null && 'code' in reply && reply.code === 0
}

/** Damages a random part of a reply. The same seed always causes the same damage. */
export function breakAnywhere(data: unknown, seed: string): unknown {
  const number = createHash('sha256').update(seed).digest().readInt32BE()
  const [broken] = fc.sample(brokenReply(data), { numRuns: 1, seed: number })
  return broken
}

/** Changes the data of real API replies. Returns a function that counts the changed ones. */
export async function damageReplies(
  page: Page,
  apiUrl: string,
  damage: (data: unknown, url: URL) => unknown,
): Promise<() => number> {
  let count = 0
  await page.route(`${apiUrl}/api/**`, async (route) => {
    if (route.request().method() === 'OPTIONS') return route.fallback()
    // The server may have closed an idle connection, which is not under test.
    const response = await route.fetch({ maxRetries: 2 })
    const reply: unknown = await response.json().catch(() => null)
    if (!isSuccess(reply)) return route.fulfill({ response })
    count += 1
    const data = damage(reply.data, new URL(route.request().url()))
    return route.fulfill({ response, json: { ...reply, data } })
  })
  return () => count
}
