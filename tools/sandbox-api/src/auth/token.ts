import { createHash } from 'node:crypto'
import { sign, verify } from 'hono/jwt'
import { readStored } from '../database/settings'
import type { MemberRow } from '../members/member-row'
import { findMember } from '../members/member-row'
import { randomText } from '../members/random-text'
import type { Sandbox } from '../sandbox'

const lifeSeconds = 14 * 24 * 3600

export interface Session {
  member: MemberRow
  jti: string
  /** In epoch seconds. */
  expiry: number
}

/** Issues a token. Earlier ones of the member stay valid. */
export async function issueToken(
  { store, clock, publicUrl }: Sandbox,
  memberId: number,
): Promise<string> {
  const now = clock.seconds()
  const jti = randomText(16)
  const claims = {
    iss: publicUrl,
    iat: now,
    exp: now + lifeSeconds,
    nbf: now,
    jti,
    sub: String(memberId),
    prv: createHash('sha1').update('members').digest('hex'),
  }
  return sign(claims, secret(store), 'HS256')
}

/**
 * Returns the session of a token, or null if it is malformed, expired or revoked, or its member was
 * deleted.
 */
export async function readToken(sandbox: Sandbox, token: string): Promise<Session | null> {
  const claims = await verified(sandbox, token)
  if (!claims || typeof claims.jti !== 'string' || typeof claims.exp !== 'number') return null
  if (claims.exp <= sandbox.clock.seconds()) return null
  if (sandbox.cache.get(revokedName(claims.jti)) !== null) return null
  const member = findMember(sandbox, Number(claims.sub))
  return member ? { member, jti: claims.jti, expiry: claims.exp } : null
}

/** Revokes a token for the rest of its lifetime. */
export function revokeToken({ cache, clock }: Sandbox, { jti, expiry }: Session) {
  cache.put(revokedName(jti), '1', expiry - clock.seconds())
}

async function verified({ store }: Sandbox, token: string) {
  try {
    // `readToken` checks the expiry against the sandbox clock, which tests can change.
    const options = { alg: 'HS256', exp: false, iat: false, nbf: false } as const
    return await verify(token, secret(store), options)
  } catch {
    return null
  }
}

function secret(store: Sandbox['store']): string {
  const value = readStored(store, 'jwt-secret')
  if (value === null) throw new Error('The database has no token secret')
  return value
}

function revokedName(jti: string) {
  return `revoked:${jti}`
}
