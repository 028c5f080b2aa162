import { randomUUID } from 'node:crypto'
import type { Sandbox } from '../sandbox'

/** Sends a message to a member. The cached unread count does not change. */
export function sendMessage({ store, clock }: Sandbox, memberId: number, text: string) {
  store.run(
    'INSERT INTO messages VALUES (?, ?, ?, NULL, ?)',
    randomUUID(),
    memberId,
    text,
    clock.seconds(),
  )
}

/** Returns the cached unread count. Only marking messages as read refreshes it. */
export function staleUnreadCount({ store, cache }: Sandbox, memberId: number): number {
  const name = unreadName(memberId)
  const known = cache.get(name)
  if (known !== null) return Number(known)
  const row = store.one<{ unread: number }>(
    'SELECT count(*) AS unread FROM messages WHERE user_id = ? AND read_at IS NULL',
    memberId,
  )
  const unread = row?.unread ?? 0
  cache.put(name, String(unread), null)
  return unread
}

export function forgetUnreadCount({ cache }: Sandbox, memberId: number) {
  cache.drop(unreadName(memberId))
}

function unreadName(memberId: number) {
  return `unread:${memberId}`
}
