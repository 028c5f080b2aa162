import type { SocialPerson } from '../auth/login-code'
import type { Sandbox } from '../sandbox'

/** Returns the ID of the member that a third-party person is bound to. */
export function boundMemberId({ store }: Sandbox, { app, openId }: SocialPerson): number | null {
  const row = store.one<{ user_id: number }>(
    'SELECT user_id FROM socialites WHERE app = ? AND open_id = ?',
    app,
    openId,
  )
  return row?.user_id ?? null
}

export function bindSocialite({ store }: Sandbox, memberId: number, person: SocialPerson) {
  store.run(
    'INSERT INTO socialites (user_id, app, open_id) VALUES (?, ?, ?)',
    memberId,
    person.app,
    person.openId,
  )
}
