import type { Instant } from './instant'

/** A captcha image; single use, valid for 300 s. */
export interface CaptchaImage {
  /** Opaque; sent back together with what the person typed. */
  key: string
  /** Complete `data:image/…` URL of the image. */
  image: string
}

/** What an SMS code is asked for. The server does not tie codes to it. */
export type SmsScene = 'login' | 'register' | 'password_reset' | 'mobile_bind'

/** What exchanging a third-party login code gave. */
export type CodeLoginResult =
  | { kind: 'signed-in'; token: string }
  /** The account must bind a mobile first; the code stays valid. */
  | { kind: 'bind-mobile'; code: string }

/** A WeChat scan in waiting. */
export interface ScanLogin {
  /** To be drawn as a QR code. */
  url: string
  key: string
  /** Server's clock. */
  expiresAt: Instant
  /**
   * Time of the server's clock in the reply, in ms since 1970, to compute how far the device's own
   * differs; `null` when the reply does not let a browser see it, as across origins.
   */
  serverTime: number | null
}

/** A face check in waiting. */
export interface FaceCheck {
  /** To be drawn as a QR code. */
  url: string
  ruleId: string
  bizToken: string
}

/** The signed-in learner. */
export interface Member {
  id: number
  /** Wire: `name`, else `nick_name`. */
  name: string
  /** Absolute URL, or `null` for none. */
  avatar: string | null
  /** Unmasked; an invented 9-digit number for third-party accounts without a mobile. */
  mobile: string
  isMobileBound: boolean
  isFaceVerified: boolean
  isPasswordSet: boolean
  /** The nickname can be changed only once; true when it was. */
  isNicknameSet: boolean
  isQqBound: boolean
  isWechatBound: boolean
  /** Masked by the server, `''` when none. */
  realName: string
  /** Masked by the server, `''` when none. */
  idNumber: string
  /** Points. */
  credit1: number
  /** VIP plan held or lately held; see {@link isVipActive}. */
  role: { id: number; name: string } | null
  roleExpiresAt: Instant | null
  userAgreementAgreed: boolean
  privacyPolicyAgreed: boolean
  createdAt: Instant | null
}

/** A line in the message center. */
export interface Message {
  id: string
  text: string
  readAt: Instant | null
  createdAt: Instant | null
}

/** A change of the points balance. */
export interface CreditRecord {
  /** Points; negative when they were spent. */
  amount: number
  remark: string
  createdAt: Instant | null
}

/** Whether a learner holds a VIP plan that has not ended. */
export function isVipActive(
  member: Pick<Member, 'role' | 'roleExpiresAt'>,
  now: Date = new Date(),
): boolean {
  // New accounts carry an end without a plan, ended plans linger with both.
  return member.role !== null && new Date(member.roleExpiresAt ?? 0) > now
}
