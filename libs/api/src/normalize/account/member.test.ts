import { describe, expect, it, test } from 'vitest'
import { isVipActive } from '../../models/account'
import { readMember } from './member'

const base = 'https://api.example'
const read = (member: Record<string, unknown>) => readMember({ id: 17, ...member }, base)

describe('readMember', () => {
  test.each([
    [{ name: '甲', nick_name: '乙' }, '甲'],
    [{ nick_name: '乙' }, '乙'],
    [{ name: '', nick_name: '乙' }, '乙'],
    [{}, ''],
  ])('takes the name from %j', (wire, name) => {
    expect(read(wire).name).toBe(name)
  })

  test.each([
    ['/images/default_avatar.jpg', 'https://api.example/images/default_avatar.jpg'],
    ['https://cdn.example/a.png', 'https://cdn.example/a.png'],
    ['', null],
  ])('reads the avatar %j', (avatar, url) => {
    expect(read({ avatar }).avatar).toBe(url)
  })

  it('reads flags sent as 0/1 or as booleans', () => {
    expect(read({ is_bind_mobile: 1, is_face_verify: true, is_lock: -1 })).toMatchObject({
      isMobileBound: true,
      isFaceVerified: true,
    })
    expect(read({ is_bind_mobile: 0, is_face_verify: false })).toMatchObject({
      isMobileBound: false,
      isFaceVerified: false,
    })
  })

  it('treats omitted agreements as agreed', () => {
    expect(read({})).toMatchObject({ userAgreementAgreed: true, privacyPolicyAgreed: true })
    expect(
      read({ agreement_status: { user_agreement_agreed: true, privacy_policy_agreed: false } }),
    ).toMatchObject({ userAgreementAgreed: true, privacyPolicyAgreed: false })
  })

  it('has no plan after it expired and was removed', () => {
    const role = { id: 2, name: '年度会员', desc_rows: [''] }
    expect(read({ role_id: 2, role }).role).toEqual({ id: 2, name: '年度会员' })
    expect(read({ role_id: 0, role }).role).toBeNull()
    expect(read({ role_id: 2, role: null }).role).toEqual({ id: 2, name: '' })
  })

  it('rejects a member without an ID', () => {
    expect(() => readMember({ name: '甲' }, base)).toThrow(
      expect.objectContaining({ kind: 'malformed' }),
    )
  })
})

describe('isVipActive', () => {
  const now = new Date('2026-01-01T00:00:00.000Z')

  test.each([
    ['a running plan', { role_id: 2, role_expired_at: '2026-01-01 08:00:01' }, true],
    ['a plan that ends now', { role_id: 2, role_expired_at: '2026-01-01 08:00:00' }, false],
    ['an ended plan', { role_id: 2, role_expired_at: '2025-12-31 10:20:30' }, false],
    ['an end without a plan', { role_id: 0, role_expired_at: '2026-12-31 10:20:30' }, false],
    ['a plan without an end', { role_id: 2, role_expired_at: null }, false],
  ])('%s', (_, wire, isActive) => {
    expect(isVipActive(read(wire), now)).toBe(isActive)
  })
})
