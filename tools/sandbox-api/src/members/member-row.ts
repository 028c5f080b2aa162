import type { Sandbox } from '../sandbox'
import { unexpected } from '../wire/api-failure'

export interface MemberRow {
  id: number
  nick_name: string
  avatar: string
  mobile: string
  password: string
  is_lock: number
  role_id: number
  role_expired_at: number | null
  is_password_set: number
  is_set_nickname: number
  credit1: number
  is_face_verify: number
  real_name: string
  id_number: string
  destroy_requested_at: number | null
  created_at: number
}

export function findMember({ store }: Sandbox, id: number): MemberRow | undefined {
  return store.one<MemberRow>('SELECT * FROM users WHERE id = ?', id)
}

export function findMemberByMobile({ store }: Sandbox, mobile: string): MemberRow | undefined {
  return store.one<MemberRow>('SELECT * FROM users WHERE mobile = ?', mobile)
}

const maxMobileLength = 20

/** Production does not validate the format of a mobile, but fails if it exceeds its column. */
export function refuseLongMobile(mobile: string) {
  if (mobile.length > maxMobileLength) throw unexpected()
}

export function saveMobile({ store }: Sandbox, memberId: number, mobile: string) {
  refuseLongMobile(mobile)
  store.run('UPDATE users SET mobile = ? WHERE id = ?', mobile, memberId)
}

/** Whether a member has a VIP plan that has not expired. */
export function isVip({ clock }: Sandbox, member: MemberRow): boolean {
  return member.role_id > 0 && (member.role_expired_at ?? 0) > clock.seconds()
}

/** Whether the mobile is real, not the placeholder of a third-party account. */
export function hasMobile({ mobile }: Pick<MemberRow, 'mobile'>): boolean {
  return mobile.length === 11 && mobile.startsWith('1')
}
