import { hasAgreed } from '../members/agreements'
import type { MemberRow } from '../members/member-row'
import { hasMobile } from '../members/member-row'
import type { Sandbox } from '../sandbox'
import { dtIso, dtRaw, orNull } from './time'

/** The reply of `GET /api/v2/member/detail`. */
export function memberDetail(sandbox: Sandbox, member: MemberRow) {
  return {
    id: member.id,
    avatar: memberAvatar(sandbox, member.avatar),
    nick_name: member.nick_name,
    name: member.nick_name,
    mobile: member.mobile,
    is_lock: member.is_lock,
    is_active: 1,
    role_id: member.role_id,
    role_expired_at: orNull(member.role_expired_at, dtRaw),
    invite_balance: 0,
    is_password_set: member.is_password_set,
    is_set_nickname: member.is_set_nickname,
    created_at: dtIso(member.created_at),
    credit1: member.credit1,
    credit2: 0,
    credit3: 0,
    role: planName(sandbox, member.role_id),
    is_bind_qq: isBound(sandbox, member.id, 'qq'),
    is_bind_wechat: isBound(sandbox, member.id, 'wechat'),
    is_bind_mobile: Number(hasMobile(member)),
    invite_people_count: 0,
    is_face_verify: member.is_face_verify === 1,
    profile_real_name: maskName(member.real_name),
    profile_id_number: maskIdNumber(member.id_number),
    agreement_status: {
      user_agreement_agreed: hasAgreed(sandbox, member.id, 'user_agreement'),
      privacy_policy_agreed: hasAgreed(sandbox, member.id, 'privacy_policy'),
    },
  }
}

/** The default avatar stays relative, as in production; other images become absolute. */
export function memberAvatar({ publicUrl }: Sandbox, avatar: string): string {
  if (avatar === '' || avatar.startsWith('/images/default_avatar')) return avatar
  return /^https?:/.test(avatar) ? avatar : `${publicUrl}/${avatar.replace(/^\/+/, '')}`
}

/** The short form of a plan, whose description is always empty. */
export function planName({ store }: Sandbox, planId: number) {
  const plan = store.one<{ id: number; name: string }>(
    'SELECT id, name FROM plans WHERE id = ?',
    planId,
  )
  return plan ? { id: plan.id, name: plan.name, desc_rows: [''] } : null
}

function isBound({ store }: Sandbox, memberId: number, app: 'qq' | 'wechat'): number {
  return Number(
    store.one('SELECT 1 FROM socialites WHERE user_id = ? AND app = ?', memberId, app) !==
      undefined,
  )
}

function maskName(name: string): string {
  if (name.length <= 1) return name
  return name.length === 2 ? `${name.slice(0, 1)}*` : `${name.slice(0, 1)}*${name.slice(-1)}`
}

function maskIdNumber(number: string): string {
  if (number === '') return ''
  return `${number.slice(0, 6)}****${number.slice(number.length === 15 ? -3 : -4)}`
}
