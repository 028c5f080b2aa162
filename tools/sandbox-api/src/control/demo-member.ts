import * as v from 'valibot'
import { issueToken } from '../auth/token'
import { demoPassword } from '../seed/demo-accounts'
import { agreeToAll } from '../members/agreements'
import { createMember, placeholderMobile } from '../members/create-member'
import { findMemberByMobile } from '../members/member-row'
import { randomText } from '../members/random-text'
import { deliverCourse, deliverPlan } from '../orders/deliver'
import type { Sandbox } from '../sandbox'

export const demoMemberSchema = v.strictObject({
  mobile: v.optional(v.string()),
  /** False for an account without a mobile, such as one created by a third-party login. */
  hasMobile: v.optional(v.boolean(), true),
  isFaceVerified: v.optional(v.boolean(), true),
  agreesToAll: v.optional(v.boolean(), true),
  courses: v.optional(v.array(v.number()), []),
  /** IDs of individually bought lessons. */
  lessons: v.optional(v.array(v.number()), []),
  planId: v.optional(v.number()),
  /** ID of a plan that has expired. */
  formerPlanId: v.optional(v.number()),
})

/** Creates a new, signed-in account, so that tests do not share one. */
export async function demoMember(
  sandbox: Sandbox,
  options: v.InferOutput<typeof demoMemberSchema>,
) {
  const { hasMobile, isFaceVerified, agreesToAll, courses, lessons, planId, formerPlanId } = options
  const mobile = hasMobile ? (options.mobile ?? freeMobile(sandbox)) : placeholderMobile(sandbox)
  const member = createMember(sandbox, { mobile, password: demoPassword })
  if (agreesToAll) agreeToAll(sandbox, member.id)
  sandbox.store.run(
    'UPDATE users SET is_face_verify = ? WHERE id = ?',
    Number(isFaceVerified),
    member.id,
  )
  for (const courseId of courses) deliverCourse(sandbox, member.id, courseId, 0)
  for (const lessonId of lessons) {
    sandbox.store.run('INSERT INTO user_videos VALUES (?, ?)', member.id, lessonId)
  }
  if (formerPlanId !== undefined) {
    deliverPlan(sandbox, member.id, formerPlanId, 0)
    endPlan(sandbox, member.id)
  }
  if (planId !== undefined) deliverPlan(sandbox, member.id, planId, 0)
  return {
    id: member.id,
    nickName: member.nick_name,
    mobile,
    password: demoPassword,
    token: await issueToken(sandbox, member.id),
  }
}

/** Simulates a plan that expired an hour ago, so the member record no longer contains it. */
function endPlan({ store, clock }: Sandbox, memberId: number) {
  const end = clock.seconds() - 3600
  store.run('UPDATE plan_records SET expired_at = ? WHERE user_id = ?', end, memberId)
  store.run('UPDATE users SET role_id = 0, role_expired_at = NULL WHERE id = ?', memberId)
}

function freeMobile(sandbox: Sandbox): string {
  for (;;) {
    const mobile = `137${randomText(8, '0123456789')}`
    if (!findMemberByMobile(sandbox, mobile)) return mobile
  }
}
