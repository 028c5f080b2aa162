import type { Sandbox } from '../sandbox'

/** Gives a member a course. */
export function deliverCourse(
  { store, clock }: Sandbox,
  memberId: number,
  courseId: number,
  paid: number,
) {
  const { changes } = store.run(
    'INSERT OR IGNORE INTO user_courses VALUES (?, ?, ?, ?)',
    memberId,
    courseId,
    paid,
    clock.seconds(),
  )
  if (changes > 0)
    store.run('UPDATE courses SET user_count = user_count + 1 WHERE id = ?', courseId)
}

/** Gives a member a VIP plan; its days are added to a plan that is still running. */
export function deliverPlan(
  { store, clock }: Sandbox,
  memberId: number,
  planId: number,
  paid: number,
) {
  const now = clock.seconds()
  const plan = store.one<{ expire_days: number }>(
    'SELECT expire_days FROM plans WHERE id = ?',
    planId,
  )
  const member = store.one<{ role_id: number; role_expired_at: number | null }>(
    'SELECT role_id, role_expired_at FROM users WHERE id = ?',
    memberId,
  )
  if (!plan || !member) return
  const runningUntil = member.role_id > 0 ? (member.role_expired_at ?? 0) : 0
  const start = Math.max(now, runningUntil)
  const end = start + plan.expire_days * 86_400
  store.run('UPDATE users SET role_id = ?, role_expired_at = ? WHERE id = ?', planId, end, memberId)
  store.run(
    `INSERT INTO plan_records (user_id, role_id, charge, started_at, expired_at, created_at)
     VALUES (?, ?, ?, ?, ?, ?)`,
    memberId,
    planId,
    paid,
    start,
    end,
    now,
  )
}
