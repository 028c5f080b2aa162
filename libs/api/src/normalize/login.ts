import { epochInstant, flag, filledText, textOrEmpty, textOrNull } from '../wire/scalars'
import { failure } from '../error/failure'
import type { CaptchaImage, CodeLoginResult, ScanLogin } from '../models/account'
import { reader } from '../wire/reader'
import { record } from '../wire/record'

/** Reads the token of a login. */
export const readToken = reader(record({ token: filledText }), ({ token }) => ({ token }))

/** Reads a captcha image. */
export const readCaptchaImage = reader(
  record({ key: filledText, img: filledText }),
  ({ key, img }): CaptchaImage => ({ key, image: img }),
)

/** Reads what exchanging a third-party login code gave. */
export const readCodeLogin = reader(
  record({ success: flag, token: textOrNull, action: textOrEmpty, code: textOrNull }),
  ({ success, token, action, code }): CodeLoginResult => {
    if (success && token) return { kind: 'signed-in', token }
    if (!success && action === 'bind_mobile' && code) return { kind: 'bind-mobile', code }
    throw failure('malformed', { cause: 'Neither a token nor a known next step' })
  },
)

/** Reads a WeChat scan that has just begun. */
export const readScanLogin = reader(
  record({ url: filledText, key: filledText, expire: epochInstant }),
  ({ url, key, expire }): Omit<ScanLogin, 'serverTime'> => ({ url, key, expiresAt: expire }),
)

/** A scan lives for minutes: a clock that is further from its end, before or after it, is not the server's. */
const longestScan = 86_400_000

/** Reads the server's clock from a `Date` header; `null` when it cannot be the one of the scan. */
export function readServerTime(
  date: string | null,
  { expiresAt }: Pick<ScanLogin, 'expiresAt'>,
): number | null {
  const time = Date.parse(date ?? '')
  const life = Date.parse(expiresAt) - time
  return Math.abs(life) <= longestScan ? time : null
}

/** Reads the login code of a scan; the text `0` means "not confirmed yet". */
export const readScanCode = reader(record({ code: textOrEmpty }), ({ code }) => ({
  code: code === '' || code === '0' ? null : code,
}))

/** Reads the proof that the present mobile is one's own. */
export const readSign = reader(record({ sign: filledText }), ({ sign }) => ({ sign }))
