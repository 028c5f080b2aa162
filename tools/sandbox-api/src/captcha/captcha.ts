import { randomInt } from 'node:crypto'
import { randomText } from '../members/random-text'
import type { Sandbox } from '../sandbox'

const lifeSeconds = 300
/** Without lookalikes such as 0/O, 1/I/L and 5/S. */
const characters = '2346789ACEFHJKMNPRTUWXY'

/** Creates a captcha of four characters. Answers are case-insensitive. */
export function createCaptcha({ cache }: Sandbox) {
  const text = randomText(4, characters)
  const key = randomText(240)
  cache.put(captchaName(key), text, lifeSeconds)
  const svg = Buffer.from(drawCaptcha(text)).toString('base64')
  return { sensitive: false, key, img: `data:image/svg+xml;base64,${svg}` }
}

/** Draws shifted and rotated characters on 120 × 48 pixels, crossed by a line. */
function drawCaptcha(text: string): string {
  const xs = Array.from(text, (_, index) => 10 + index * 28 + randomInt(-2, 3))
  const ys = Array.from(text, () => 35 + randomInt(-4, 5))
  const angles = Array.from(text, () => randomInt(-16, 17))
  const [from, bend, to] = [randomInt(48), randomInt(-14, 62), randomInt(48)]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="48" fill="#26467e">
    <rect width="120" height="48" fill="#f4f7fa"/>
    <text x="${xs}" y="${ys}" rotate="${angles}" font-family="monospace" font-weight="bold" font-size="32">${text}</text>
    <path d="M0 ${from} Q60 ${bend} 120 ${to}" fill="none" stroke="#9eb0c4" stroke-width="2"/>
  </svg>`
}

/** Checks an answer. Even a wrong one invalidates the captcha. */
export function consumeCaptcha({ cache }: Sandbox, key: string, answer: string): boolean {
  return cache.take(captchaName(key))?.toLowerCase() === answer.toLowerCase()
}

/** Returns the correct answer, for tests. The captcha stays valid. */
export function captchaAnswer({ cache }: Sandbox, key: string): string | null {
  return cache.get(captchaName(key))
}

function captchaName(key: string) {
  return `captcha:${key}`
}
