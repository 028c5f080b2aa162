import { creditReward } from '../database/settings'
import type { Sandbox } from '../sandbox'
import { unexpected } from '../wire/api-failure'
import { agreeToAll } from './agreements'
import { addCredit } from './credit'
import type { MemberRow } from './member-row'
import { findMember, refuseLongMobile } from './member-row'
import { sendMessage } from './messages'
import { hashPassword } from './password'
import { randomText } from './random-text'

export const defaultAvatar = '/images/default_avatar.jpg'
/** Length of the nickname column. */
export const maxNicknameLength = 24

interface NewMember {
  mobile: string
  /** If null, the account gets a random one. */
  password: string | null
  nickName?: string
  avatar?: string
  isNicknameSet?: boolean
  agreesToAll?: boolean
}

/** Creates an account with its initial points and message. */
export function createMember(sandbox: Sandbox, request: NewMember): MemberRow {
  const { store, clock } = sandbox
  const now = clock.seconds()
  refuseLongMobile(request.mobile)
  if (Array.from(request.nickName ?? '').length > maxNicknameLength) throw unexpected()
  const { id } = store.run(
    `INSERT INTO users (nick_name, avatar, mobile, password, role_expired_at, is_password_set,
      is_set_nickname, created_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
    request.nickName ?? randomText(12),
    request.avatar ?? defaultAvatar,
    request.mobile,
    hashPassword(request.password ?? randomText(16)),
    // Production sets an expiry even without a plan.
    now,
    request.password === null ? 0 : 1,
    request.isNicknameSet ? 1 : 0,
    now,
  )
  if (request.agreesToAll) agreeToAll(sandbox, id)
  sendMessage(sandbox, id, '用户注册成功')
  addCredit(sandbox, id, creditReward.register, `注册送${creditReward.register}积分`)
  const member = findMember(sandbox, id)
  if (!member) throw new Error('The new member is not in the database')
  return member
}

/** Returns a placeholder for accounts without a mobile: 9 digits that do not start with 1. */
export function placeholderMobile({ store }: Sandbox): string {
  for (;;) {
    const mobile = randomText(1, '23456789') + randomText(8, '0123456789')
    if (!store.one('SELECT id FROM users WHERE mobile = ?', mobile)) return mobile
  }
}
