/**
 * The SMS code in what was typed or pasted: plain digits stay, of a pasted message
 * (`【书院】验证码 012345，5 分钟内有效`) the first run of four to eight digits is taken.
 */
export function smsDigits(text: string): string {
  const plain = text.normalize('NFKC')
  const trimmed = plain.replace(/\s/g, '')
  if (/^\d*$/.test(trimmed)) return trimmed
  return /\d{4,8}/.exec(plain)?.[0] ?? plain.replace(/\D/g, '')
}
