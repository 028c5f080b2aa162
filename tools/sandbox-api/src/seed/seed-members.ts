import { defaultAvatar } from '../members/create-member'
import { hashPassword } from '../members/password'
import type { DemoAccount } from './demo-accounts'
import { demoAccounts, demoPassword, thirdPartyAccount } from './demo-accounts'
import { parseRaw } from '../wire/time'
import type { Seeding } from './seeding'
import { daySeconds } from './seeding'

/** Seeds the demo accounts, the third-party account and the authors of comments. */
export function seedMembers(seeding: Seeding) {
  const password = hashPassword(demoPassword)
  demoAccounts.forEach((account, index) => seedDemoAccount(seeding, account, index + 1, password))
  seedThirdPartyAccount(seeding, password)
  seedCommentAuthors(seeding)
  seedPromoCodes(seeding)
}

function seedDemoAccount(
  { store, content, now }: Seeding,
  account: DemoAccount,
  id: number,
  password: string,
) {
  const { mobile, nickName, isLocked, vipDays, isFaceVerified = true, agreesToAll = true } = account
  const createdAt = now - 200 * daySeconds + id
  const plan = vipDays === undefined ? undefined : content.plans.at(-1)
  const planEnd = now + (vipDays ?? 0) * daySeconds
  store.run(
    `INSERT INTO users (id, nick_name, avatar, mobile, password, is_lock, role_id, role_expired_at,
      is_password_set, is_face_verify, real_name, id_number, created_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, 1, ?, ?, ?, ?)`,
    id,
    nickName,
    defaultAvatar,
    mobile,
    password,
    isLocked ? 1 : 0,
    plan?.id ?? 0,
    plan ? planEnd : createdAt,
    Number(isFaceVerified),
    isFaceVerified ? nickName : '',
    isFaceVerified ? `110101199001010${String(id).padStart(2, '0')}X` : '',
    createdAt,
  )
  if (agreesToAll) agree({ store, content, now }, id, createdAt)
  if (!plan) return
  store.run(
    `INSERT INTO plan_records (user_id, role_id, charge, started_at, expired_at, created_at)
     VALUES (?, ?, ?, ?, ?, ?)`,
    id,
    plan.id,
    plan.charge,
    planEnd - plan.expireDays * daySeconds,
    planEnd,
    planEnd - plan.expireDays * daySeconds,
  )
}

function seedThirdPartyAccount(seeding: Seeding, password: string) {
  const { store, now } = seeding
  const { nickName, mobile, openId } = thirdPartyAccount
  const createdAt = now - 60 * daySeconds
  const { id } = store.run(
    `INSERT INTO users (nick_name, avatar, mobile, password, role_expired_at, is_face_verify,
      real_name, id_number, created_at) VALUES (?, ?, ?, ?, ?, 1, ?, '11010119900101009X', ?)`,
    nickName,
    defaultAvatar,
    mobile,
    password,
    createdAt,
    nickName,
    createdAt,
  )
  for (const app of ['qq', 'wechat']) {
    store.run('INSERT INTO socialites (user_id, app, open_id) VALUES (?, ?, ?)', id, app, openId)
  }
  agree(seeding, id, createdAt)
}

function seedCommentAuthors({ store, content, now }: Seeding) {
  content.users.forEach(({ nickName, avatar }, index) =>
    store.run(
      `INSERT OR IGNORE INTO users (nick_name, avatar, mobile, password, created_at)
       VALUES (?, ?, ?, '', ?)`,
      nickName,
      avatar,
      `139${String(10_000_000 + index)}`,
      now - 300 * daySeconds,
    ),
  )
}

function seedPromoCodes({ store, content }: Seeding) {
  for (const { code, discount, reward, expiredAt, ownerMobile, useLimit } of content.promoCodes) {
    const owner = store.one<{ id: number }>(
      'SELECT id FROM users WHERE mobile = ?',
      ownerMobile ?? '',
    )
    store.run(
      `INSERT INTO promo_codes (code, discount, reward, expired_at, owner_id, use_limit)
       VALUES (?, ?, ?, ?, ?, ?)`,
      code,
      discount,
      reward,
      expiredAt === null ? null : parseRaw(expiredAt),
      owner?.id ?? 0,
      useLimit ?? 0,
    )
  }
}

function agree({ store }: Seeding, memberId: number, createdAt: number) {
  store.run(
    `INSERT INTO agreement_records SELECT ?, id, ? FROM agreements
     WHERE type IN ('user_agreement', 'privacy_policy')`,
    memberId,
    createdAt,
  )
}
