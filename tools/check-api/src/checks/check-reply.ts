import { member } from '@shuyuan/contract'
import type { Contract } from '@shuyuan/contract'
import type { Reply } from '../api-caller'
import { consequenceOf } from '../consequences'
import type { Finding } from '../finding'
import { textAt } from '../value-at'

interface ReplyCheck {
  contract: Contract
  operation: string
  /** Path and query of the request. */
  path: string
  mayRefuse: boolean
  reply: Reply
}

/** Checks one reply against the contract. */
export function checkReply({ contract, operation, path, mayRefuse, reply }: ReplyCheck): Finding {
  const wrong = problemOf(reply, mayRefuse) ?? mismatch(contract, path, reply)
  if (wrong === null) return { subject: operation, result: 'ok', detail: `${reply.ms} ms` }
  const detail = `${path}: ${wrong}`
  const consequence = consequenceOf(operation)
  return consequence === null
    ? { subject: operation, result: 'warning', detail, consequence: 'the site does not call it' }
    : { subject: operation, result: 'failure', detail, consequence }
}

/** Returns why the site could not read a reply, or null. */
function problemOf(reply: Reply, mayRefuse: boolean): string | null {
  const { error, status, contentType, body } = reply
  if (error !== null) return `no reply (${error})`
  if (contentType.includes('json') && body === undefined) return 'broken JSON'
  const code = member(body, 'code')
  if (body !== undefined && code !== 0 && !mayRefuse)
    return `refused with code ${String(code)} ${textAt(body, 'message') ?? ''}`.trim()
  if (status >= 400) return `HTTP ${status}, ${contentType || 'no content type'}`
  return null
}

function mismatch(contract: Contract, path: string, reply: Reply): string | null {
  const { status, contentType, text } = reply
  const [pathname = path] = path.split('?')
  const [first, ...others] = contract.check({
    method: 'GET',
    path: pathname,
    status,
    contentType,
    text,
  })
  if (first === undefined) return null
  return others.length === 0 ? first : `${first}, and ${others.length} more`
}
