import type { MemberRow } from '../members/member-row'
import type { Sandbox } from '../sandbox'
import { refuse } from '../wire/api-failure'
import { issueToken } from './token'

/** Signs a member in. Refuses locked accounts, and cancels a pending deletion without a message. */
export async function signIn(
  sandbox: Sandbox,
  member: MemberRow,
  lockedMessage = '账号已被锁定',
): Promise<{ token: string }> {
  if (member.is_lock === 1) throw refuse(lockedMessage)
  if (member.destroy_requested_at !== null) {
    sandbox.store.run('UPDATE users SET destroy_requested_at = NULL WHERE id = ?', member.id)
  }
  return { token: await issueToken(sandbox, member.id) }
}
