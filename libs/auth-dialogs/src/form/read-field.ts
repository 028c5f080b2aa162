import { normalizeCode, normalizeText } from '@shuyuan/ui'
import { extractSmsCode } from '../sms/extract-sms-code'
import type { AuthField } from './auth-field'

/**
 * A mobile number of mainland China, with the country code and the label (`电话：`, `tel:`) or name that contacts,
 * links and messages add. Letters alone are part of an account name.
 */
const mainland = /^(?:\D*[\p{sc=Han}:])?(?:\+?86|0086)?0?(1[3-9]\d{9})\p{sc=Han}*$/u

/**
 * Normalizes a phone number as typed, pasted or autofilled: converts full-width digits and removes
 * invisible characters, white space, dashes, and the label and country code of mainland China. Numbers of
 * other countries and account names keep their form.
 */
function readMobile(text: string): string {
  const plain = normalizeText(text)
  const compact = plain.replace(/[\s\p{Pd}\u2212().]/gu, '')
  return mainland.exec(compact)?.[1] ?? (/^\d+$/.test(compact) ? compact : plain)
}

/** Normalizes the text of an input. Passwords stay unchanged. */
export function readField(field: AuthField, text: string): string {
  switch (field) {
    case 'mobile':
      return readMobile(text)
    case 'captcha':
      return normalizeCode(text)
    case 'mobileCode':
      return extractSmsCode(text)
    default:
      return text
  }
}
