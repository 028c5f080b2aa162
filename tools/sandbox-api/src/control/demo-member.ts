import { issueToken } from '../auth/token'
import { demoPassword } from '../seed/demo-accounts'
import { agreeToAll } from '../members/agreements'
import { createMember, inventedMobile } from '../members/create-member'
import { findMemberByMobile } from '../members/member-row'
import { randomText } from '../members/random-text'
import { deliverCourse, deliverPlan } from '../orders/deliver'
import type { Sandbox } from '../sandbox'

interface DemoMemberOptions {
  mobile?: string
  /** Without a mobile, as third-party accounts are. */
  hasMobile?: boolean
  isFaceVerified?: boolean
  agreesToAll?: boolean
  /** Ids of courses to own. */
  courses?: number[]
  /** Ids of lessons that were bought singly. */
  lessons?: number[]
  /** Plan to hold. */
  planId?: number
}

/** A fresh account of its own for a test, already signed in. */
export async function demoMember(sandbox: Sandbox, request: DemoMemberOptions) {
  const { hasMobile = true, isFaceVerified = true, agreesToAll = true, planId } = request
  const { courses = [], lessons = [] } = request
  const mobile = hasMobile ? (request.mobile ?? freeMobile(sandbox)) : inventedMobile(sandbox)
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
  if (planId !== undefined) deliverPlan(sandbox, member.id, planId, 0)
  return {
    id: member.id,
    nickName: member.nick_name,
    mobile,
    password: demoPassword,
    token: await issueToken(sandbox, member.id),
  }
}

function freeMobile(sandbox: Sandbox): string {
  for (;;) {
    const mobile = `137${randomText(8, '0123456789')}`
    if (!findMemberByMobile(sandbox, mobile)) return mobile
  }
}
