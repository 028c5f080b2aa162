import { normalizeText } from '@shuyuan/ui'

/**
 * Extracts the SMS code from typed or pasted text. Digits, also full-width or grouped, are kept.
 * From a whole message (`【书院】验证码 012345，5 分钟内有效`), takes a run of six digits, else the first run
 * of four to eight. A phone number is longer and never matches.
 */
export function extractSmsCode(text: string): string {
  const plain = normalizeText(text)
  const together = plain.replace(/[\s-]/g, '')
  if (/^\d*$/.test(together)) return together
  const runs = plain.match(/\d+/g)?.filter(({ length }) => length >= 4 && length <= 8) ?? []
  return runs.find(({ length }) => length === 6) ?? runs[0] ?? plain.replace(/\D/g, '')
}
