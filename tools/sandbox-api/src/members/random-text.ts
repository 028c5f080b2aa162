import { randomInt } from 'node:crypto'

const lettersAndDigits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

export function randomText(length: number, alphabet = lettersAndDigits): string {
  return Array.from({ length }, () => alphabet.charAt(randomInt(alphabet.length))).join('')
}
