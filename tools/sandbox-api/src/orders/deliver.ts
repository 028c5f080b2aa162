import type { Sandbox } from '../sandbox'
import { unexpected } from '../wire/api-failure'

// Timestamp columns of the server end at 2038-01-19 03:14:07 UTC.
const lastInstant = 2 ** 31 - 1

/** Gives a member a course, even if they own it. `charge` is the price before the discount. */
export function deliverCourse(
  { store, clock }: Sandbox,
  memberId: number,
  courseId: number,
  charge: number,
) {
  store.run(
    'INSERT INTO user_courses (user_id, course_id, charge, created_at) VALUES (?, ?, ?, ?)',
    memberId,
    courseId,
    charge,
    clock.seconds(),
  )
  store.run('UPDATE courses SET user_count = user_count + 1 WHERE id = ?', courseId)
}

/**
 * Gives a member a VIP plan, which starts when their current one ends.
 * @throws if the expiry exceeds what the server can store
 */
export function deliverPlan(
  { store, clock }: Sandbox,
  memberId: number,
  planId: number,
  charge: number,
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
  if (end > lastInstant) throw unexpected()
  store.run('UPDATE users SET role_id = ?, role_expired_at = ? WHERE id = ?', planId, end, memberId)
  store.run(
    `INSERT INTO plan_records (user_id, role_id, charge, started_at, expired_at, created_at)
     VALUES (?, ?, ?, ?, ?, ?)`,
    memberId,
    planId,
    charge,
    start,
    end,
    now,
  )
}
