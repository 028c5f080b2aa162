import type { Member } from '@shuyuan/api'

/** A learner without pending steps. */
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
