import { defaultAvatar } from '../members/create-member'
import { randomText } from '../members/random-text'
import { thirdPartyAccount } from '../seed/demo-accounts'
import type { SocialPerson } from './login-code'

/** People to choose from on the simulated consent page. */
export const thirdPartyPeople = [
  {
    key: thirdPartyAccount.openId,
    nickName: thirdPartyAccount.nickName,
    note: '已有账号，未绑定手机号',
  },
  { key: 'qinghe', nickName: '清荷', note: '尚未关联账号' },
  { key: 'new', nickName: '新朋友', note: '每次都是一位新用户' },
]

/** Finds a person by key. The key `new` returns a new person each time. */
export function thirdPartyPerson(app: SocialPerson['app'], key: string): SocialPerson | null {
  const person = thirdPartyPeople.find((candidate) => candidate.key === key)
  if (!person) return null
  const openId = key === 'new' ? randomText(28) : key
  return { app, openId, nickName: person.nickName, avatar: defaultAvatar }
}
