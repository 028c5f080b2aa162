import type { Member } from '@shuyuan/api'
import type { Services } from '../core/services'

/** A member without a pending step and with both agreements accepted. */
export const sampleMember: Member = {
  id: 7,
  name: '林小满',
  avatar: null,
  mobile: '13800000001',
  isMobileBound: true,
  isFaceVerified: true,
  isPasswordSet: true,
  isNicknameSet: false,
  isQqBound: false,
  isWechatBound: false,
  realName: '',
  idNumber: '',
  credit1: 120,
  role: null,
  roleExpiresAt: null,
  userAgreementAgreed: true,
  privacyPolicyAgreed: true,
  createdAt: null,
}

/** Signs a member in, whose account is loaded. */
export function signInMember(
  { session }: Pick<Services, 'session'>,
  changes: Partial<Member> = {},
) {
  session.signIn('token')
  session.setMember(
    { ...sampleMember, ...changes },
    { forcesMobileBinding: false, forcesFaceCheck: false },
  )
}
