import { smsDigits } from '../sms/sms-digits'
import type { AuthField } from './auth-field'
import { withoutUnseen } from './without-unseen'

/** A mobile number of mainland China behind what contacts, links and messages put before it. */
const mainland = /^(?:tel:)?(?:\+?86|0086)?0?(1[3-9]\d{9})$/i

/**
 * Reads a phone number as people type, paste and autofill it: full-width digits, invisible signs, blanks,
 * dashes and the country code of mainland China go. Numbers of other countries and account names keep
 * their form.
 */
function readMobile(text: string): string {
  const plain = withoutUnseen(text)
  const compact = plain.replace(/[\s\p{Pd}\u2212().]/gu, '')
  return mainland.exec(compact)?.[1] ?? (/^\d+$/.test(compact) ? compact : plain)
}

/** Reads what an input holds. A password stays as it is. */
export function readField(field: AuthField, text: string): string {
  switch (field) {
    case 'mobile':
      return readMobile(text)
    case 'captcha':
      return withoutUnseen(text)
    case 'mobileCode':
      return smsDigits(text)
    default:
      return text
  }
}
