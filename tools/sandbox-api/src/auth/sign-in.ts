import type { MemberRow } from '../members/member-row'
import { sendMessage } from '../members/messages'
import type { Sandbox } from '../sandbox'
import { refuse } from '../wire/api-failure'
import { dtRaw } from '../wire/time'
import { issueToken } from './token'

/** Logs a member in: refuses locked accounts, cancels a pending deletion. */
export async function signIn(
  sandbox: Sandbox,
  member: MemberRow,
  lockedMessage = '账号已被锁定',
): Promise<{ token: string }> {
  if (member.is_lock === 1) throw refuse(lockedMessage)
  if (member.destroy_requested_at !== null) {
    sandbox.store.run('UPDATE users SET destroy_requested_at = NULL WHERE id = ?', member.id)
    const requested = dtRaw(member.destroy_requested_at)
    sendMessage(sandbox, member.id, `系统已为您自动取消于 ${requested} 申请的用户注销申请`)
  }
  return { token: await issueToken(sandbox, member.id) }
}
