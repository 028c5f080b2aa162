import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto'

// Deliberately cheap: these are demo accounts, and tests sign in often.
const cost = { N: 1024, r: 8, p: 1 }

export function hashPassword(password: string): string {
  const salt = randomBytes(16)
  return `${salt.toString('hex')}:${scryptSync(password, salt, 32, cost).toString('hex')}`
}

export function isPassword(password: string, stored: string): boolean {
  const [salt, hash] = stored.split(':')
  if (!salt || !hash) return false
  const expected = Buffer.from(hash, 'hex')
  return timingSafeEqual(
    scryptSync(password, Buffer.from(salt, 'hex'), expected.length, cost),
    expected,
  )
}
