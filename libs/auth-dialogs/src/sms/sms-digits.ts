import { withoutUnseen } from '../form/without-unseen'

/**
 * The SMS code in what was typed or pasted: plain digits stay, also full-width ones and those in groups.
 * Of a whole message (`【书院】验证码 012345，5 分钟内有效`) a run of six digits is taken, else the first of
 * four to eight; a phone number in it is no code.
 */
export function smsDigits(text: string): string {
  const plain = withoutUnseen(text)
  const together = plain.replace(/[\s-]/g, '')
  if (/^\d*$/.test(together)) return together
  const runs = plain.match(/\d+/g)?.filter(({ length }) => length >= 4 && length <= 8) ?? []
  return runs.find(({ length }) => length === 6) ?? runs[0] ?? plain.replace(/\D/g, '')
}
