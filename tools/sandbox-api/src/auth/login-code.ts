import { randomText } from '../members/random-text'
import type { Sandbox } from '../sandbox'
import { refuse } from '../wire/api-failure'

const lifeSeconds = 600

/** The identity that a third party returned after consent. */
export interface SocialPerson {
  app: 'qq' | 'wechat'
  openId: string
  nickName: string
  avatar: string
}

/** Creates the one-time code that a client exchanges for a token or a binding. */
export function createLoginCode({ cache }: Sandbox, person: SocialPerson): string {
  const code = randomText(32)
  cache.put(codeName(code), JSON.stringify(person), lifeSeconds)
  return code
}

/** Returns the person behind a code. The code stays valid until {@link consumeLoginCode}. */
export function readLoginCode({ cache }: Sandbox, code: string): SocialPerson {
  const stored = cache.get(codeName(code))
  if (stored === null) throw refuse('已过期')
  const person: SocialPerson = JSON.parse(stored)
  return person
}

export function consumeLoginCode({ cache }: Sandbox, code: string) {
  cache.drop(codeName(code))
}

function codeName(code: string) {
  return `login-code:${code}`
}
