import { readContract, member } from '@shuyuan/contract'
import { createApiCaller } from './api-caller'
import type { Reply } from './api-caller'
import { checkClock } from './checks/check-clock'
import { checkCors } from './checks/check-cors'
import { checkImages } from './checks/check-images'
import { checkRateLimit } from './checks/check-rate-limit'
import { checkRefusals } from './checks/check-refusals'
import { checkReply } from './checks/check-reply'
import { checkSettings } from './checks/check-settings'
import type { Clock } from './clock'
import { systemClock } from './clock'
import type { Finding } from './finding'
import { readingCalls } from './reading-calls'
import { textAt } from './value-at'

export interface CheckOptions {
  /** Base URL of the API; may have a path. */
  url: string
  /** Token of a member, for the personal operations. */
  token?: string
  /** Origin of the site. @default the API's setting `pc_url` */
  origin?: string
  fetch?: typeof fetch
  clock?: Clock
}

/**
 * Calls every read operation of the contract once and reports deviations. Never writes. Throws if
 * the API is unreachable.
 */
export async function checkApi(options: CheckOptions): Promise<Finding[]> {
  const { url, token, fetch = globalThis.fetch, clock = systemClock } = options
  const contract = readContract()
  const caller = createApiCaller({ url, fetch, clock })
  const headers: Record<string, string> = token ? { Authorization: `Bearer ${token}` } : {}
  const answers = new Map<string, unknown>()
  const replies: Reply[] = []
  const findings: Finding[] = []

  for (const { operation, path: pathFor, mayRefuse = false } of readingCalls(Boolean(token))) {
    const path = pathFor(answers)
    if (path === null) {
      findings.push({ subject: operation, result: 'skipped', detail: 'no ID to request' })
      continue
    }
    const reply = await caller.call(path, { headers })
    if (replies.length === 0 && reply.error !== null)
      throw new Error(`${url} does not answer: ${reply.error}`)
    replies.push(reply)
    if (member(reply.body, 'code') === 0) answers.set(operation, member(reply.body, 'data'))
    findings.push(checkReply({ contract, operation, path, mayRefuse, reply }))
  }

  const siteOrigin = originOf(options.origin ?? textAt(answers.get('getConfig'), 'pc_url') ?? '')
  findings.push(
    ...(await checkRefusals(caller)),
    await checkCors({ caller, url, siteOrigin }),
    checkRateLimit(replies),
    ...checkClock({ replies, answers, now: clock.now() }),
    ...checkSettings({ answers, url }),
    ...(await checkImages({ caller, answers, url })),
  )
  return findings
}

function originOf(href: string): string | null {
  return URL.canParse(href) ? new URL(href).origin : null
}
