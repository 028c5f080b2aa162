import type { Instant } from '../wire/scalars'

/** A captcha image, valid for one check within 300 s. */
export interface CaptchaImage {
  /** Opaque. Send it back with the text that the user typed. */
  key: string
  /** Complete `data:image/…` URL of the image. */
  image: string
}

/** Purpose of an SMS code. The server does not bind codes to it. */
export type SmsScene = 'login' | 'register' | 'password_reset' | 'mobile_bind'

/** Result of exchanging a third-party login code. */
export type CodeLoginResult =
  | { kind: 'signed-in'; token: string }
  /** The account must bind a mobile first; the code stays valid. */
  | { kind: 'bind-mobile'; code: string }

/** A pending WeChat scan. */
export interface ScanLogin {
  /** Content of the QR code. */
  url: string
  key: string
  /** By the server's clock. */
  expiresAt: Instant
  /**
   * Time of the server in the reply, in ms since 1970, to compute the offset of the device's clock.
   * `null` if the browser hides it, as it does across origins.
   */
  serverTime: number | null
}

/** A pending face check. */
export interface FaceCheck {
  /** Content of the QR code. */
  url: string
  ruleId: string
  bizToken: string
}

export interface Member {
  id: number
  /** From `name`, or else `nick_name`. */
  name: string
  /** Absolute URL, or `null` for none. */
  avatar: string | null
  /** Unmasked. Third-party accounts without a mobile have a random 9-digit number. */
  mobile: string
  isMobileBound: boolean
  isFaceVerified: boolean
  isPasswordSet: boolean
  /** True once the nickname was changed, which is possible only once. */
  isNicknameSet: boolean
  isQqBound: boolean
  isWechatBound: boolean
  /** Masked by the server; `''` if not set. */
  realName: string
  /** Masked by the server; `''` if not set. */
  idNumber: string
  /** Points balance. */
  credit1: number
  /** Current or recent VIP plan; see {@link isVipActive}. */
  role: { id: number; name: string } | null
  roleExpiresAt: Instant | null
  userAgreementAgreed: boolean
  privacyPolicyAgreed: boolean
  createdAt: Instant | null
}

/** Message in the message center. */
export interface Message {
  id: string
  text: string
  readAt: Instant | null
  createdAt: Instant | null
}

/** Change of the points balance. */
export interface CreditRecord {
  /** Points; negative if spent. */
  amount: number
  remark: string
  createdAt: Instant | null
}

/** Whether the learner has a VIP plan that has not expired. */
export function isVipActive(
  member: Pick<Member, 'role' | 'roleExpiresAt'>,
  now: Date = new Date(),
): boolean {
  // New accounts have an expiry without a plan; expired plans keep both for a while.
  return member.role !== null && new Date(member.roleExpiresAt ?? 0) > now
}
