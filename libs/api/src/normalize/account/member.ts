import type { InferOutput } from 'valibot'
import type { Member } from '../../models/account'
import { toImage } from '../../wire/urls'
import {
  flag,
  flagOrOn,
  instant,
  integer,
  numberOrZero,
  textOrEmpty,
  textOrNull,
} from '../../wire/scalars'
import { reader } from '../../wire/reader'
import { orNull, record, settings } from '../../wire/record'

const member = record({
  id: integer,
  name: textOrEmpty,
  nick_name: textOrEmpty,
  avatar: textOrNull,
  mobile: textOrEmpty,
  is_bind_mobile: flag,
  is_face_verify: flag,
  is_password_set: flag,
  is_set_nickname: flag,
  is_bind_qq: flag,
  is_bind_wechat: flag,
  profile_real_name: textOrEmpty,
  profile_id_number: textOrEmpty,
  credit1: numberOrZero,
  role_id: numberOrZero,
  role: orNull(record({ name: textOrEmpty })),
  role_expired_at: instant,
  agreement_status: settings({
    user_agreement_agreed: flagOrOn,
    privacy_policy_agreed: flagOrOn,
  }),
  created_at: instant,
})

export const readMember = reader(member, toMember)

function toMember(wire: InferOutput<typeof member>, assetBase: string): Member {
  return {
    id: wire.id,
    name: wire.name || wire.nick_name,
    avatar: toImage(wire.avatar, assetBase),
    mobile: wire.mobile,
    isMobileBound: wire.is_bind_mobile,
    isFaceVerified: wire.is_face_verify,
    isPasswordSet: wire.is_password_set,
    isNicknameSet: wire.is_set_nickname,
    isQqBound: wire.is_bind_qq,
    isWechatBound: wire.is_bind_wechat,
    realName: wire.profile_real_name,
    idNumber: wire.profile_id_number,
    credit1: wire.credit1,
    // `role` remains after the plan has expired, `role_id` does not.
    role: wire.role_id > 0 ? { id: wire.role_id, name: wire.role?.name ?? '' } : null,
    roleExpiresAt: wire.role_expired_at,
    userAgreementAgreed: wire.agreement_status.user_agreement_agreed,
    privacyPolicyAgreed: wire.agreement_status.privacy_policy_agreed,
    createdAt: wire.created_at,
  }
}
