import { epochInstant, flag, filledText, textOrEmpty, textOrNull } from '../../wire/scalars'
import { failure } from '../../error/failure'
import type { CaptchaImage, CodeLoginResult, ScanLogin } from '../../models/account'
import { reader } from '../../wire/reader'
import { record } from '../../wire/record'

export const readToken = reader(record({ token: filledText }), ({ token }) => ({ token }))

export const readCaptchaImage = reader(
  record({ key: filledText, img: filledText }),
  ({ key, img }): CaptchaImage => ({ key, image: img }),
)

/** Reads the result of exchanging a third-party login code. */
export const readCodeLogin = reader(
  record({ success: flag, token: textOrNull, action: textOrEmpty, code: textOrNull }),
  ({ success, token, action, code }): CodeLoginResult => {
    if (success && token) return { kind: 'signed-in', token }
    if (!success && action === 'bind_mobile' && code) return { kind: 'bind-mobile', code }
    throw failure('malformed', { cause: 'The reply has neither a token nor a known next step' })
  },
)

export const readScanLogin = reader(
  record({ url: filledText, key: filledText, expire: epochInstant }),
  ({ url, key, expire }): Omit<ScanLogin, 'serverTime'> => ({ url, key, expiresAt: expire }),
)

/**
 * Maximum distance between now and the expiry of a scan, in ms. A `Date` further away is not the
 * server's clock.
 */
const longestScan = 86_400_000

/** Reads the server time from a `Date` header; `null` if it does not match the scan. */
export function readServerTime(
  date: string | null,
  { expiresAt }: Pick<ScanLogin, 'expiresAt'>,
): number | null {
  const time = Date.parse(date ?? '')
  const life = Date.parse(expiresAt) - time
  return Math.abs(life) <= longestScan ? time : null
}

/** Reads the login code of a scan; `0` means "not confirmed yet". */
export const readScanCode = reader(record({ code: textOrEmpty }), ({ code }) => ({
  code: code === '' || code === '0' ? null : code,
}))

/** Reads the proof that the current mobile was verified. */
export const readSign = reader(record({ sign: filledText }), ({ sign }) => ({ sign }))
