import { createHmac } from 'node:crypto'

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const bodyLength = 6
const tagLength = 10
const scramble = 0x2f6b91a3

/** Encodes a comment's number as 16 letters and digits. Zero, which means none, is encoded too. */
export function encodeCommentId(id: number): string {
  const body = inDigits(id ^ scramble, bodyLength)
  return tagOf(body) + body
}

/** Decodes a comment ID, or returns null if it is invalid. */
export function decodeCommentId(text: string): number | null {
  const body = text.slice(tagLength)
  if (text.length !== tagLength + bodyLength || tagOf(body) !== text.slice(0, tagLength))
    return null
  const number = Array.from(body).reduce(
    (sum, digit) => sum * digits.length + digits.indexOf(digit),
    0,
  )
  return number ^ scramble
}

function tagOf(body: string): string {
  const hash = createHmac('sha256', 'comment-id').update(body).digest()
  return Array.from(hash.subarray(0, tagLength), (byte) =>
    digits.charAt(byte % digits.length),
  ).join('')
}

function inDigits(number: number, length: number): string {
  let rest = number
  let text = ''
  for (let place = 0; place < length; place += 1) {
    text = digits.charAt(rest % digits.length) + text
    rest = Math.floor(rest / digits.length)
  }
  return text
}
