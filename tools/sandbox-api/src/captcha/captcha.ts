import { randomBytes } from 'node:crypto'
import { randomText } from '../members/random-text'
import type { Sandbox } from '../sandbox'
import { drawCaptcha } from './draw-captcha'
import { glyphs } from './glyphs'

const lifeSeconds = 300

/** Creates a captcha of four characters. Answers are case-insensitive. */
export function createCaptcha({ cache }: Sandbox) {
  const text = randomText(4, Object.keys(glyphs).join(''))
  const key = randomBytes(180).toString('base64url')
  cache.put(captchaName(key), text, lifeSeconds)
  const png = drawCaptcha(text).toString('base64')
  return { sensitive: false, key, img: `data:image/png;base64,${png}` }
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
