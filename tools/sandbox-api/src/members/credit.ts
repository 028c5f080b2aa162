import type { Sandbox } from '../sandbox'
import { sendMessage } from './messages'

/** Changes a member's points, records the change and sends a message about it. */
export function addCredit(sandbox: Sandbox, memberId: number, points: number, remark: string) {
  const { store, clock } = sandbox
  store.run('UPDATE users SET credit1 = credit1 + ? WHERE id = ?', points, memberId)
  store.run(
    'INSERT INTO credit_records (user_id, sum, remark, created_at) VALUES (?, ?, ?, ?)',
    memberId,
    points,
    remark,
    clock.seconds(),
  )
  sendMessage(sandbox, memberId, `积分变动:${points}，备注:${remark}`)
}
