import { modeHsl, modeOklch, modeRgb, useMode as register } from 'culori/fn'
import type { Tone } from './tones'

register(modeRgb)
register(modeHsl)
const toOklch = register(modeOklch)

/** Below this chroma, a color is black, white or gray. */
const leastChroma = 0.025

/** Last hue of each tone in OKLCH, in degrees. */
const hues: readonly (readonly [number, Tone])[] = [
  [45, 'red'],
  [80, 'orange'],
  [118, 'yellow'],
  [170, 'green'],
  [220, 'teal'],
  [285, 'blue'],
  [340, 'purple'],
  [360, 'red'],
]

/** Returns the tone of a CSS color, or undefined if it is invalid, transparent, black, white or gray. */
export function toneOf(color: string): Tone | undefined {
  const { c = 0, h = 0, alpha = 1 } = toOklch(color) ?? {}
  return c < leastChroma || alpha < 0.1 ? undefined : hues.find(([last]) => h <= last)?.[1]
}

/** Keeps the hues of words and of their background as tones. Links keep their own color. */
export function readColors(root: ParentNode): void {
  for (const element of root.querySelectorAll<HTMLElement>('[style], font[color]')) {
    const { color, backgroundColor } = element.style
    const tone = toneOf(color || (element.getAttribute('color') ?? ''))
    const mark = toneOf(backgroundColor)
    if (tone && element.localName !== 'a') element.setAttribute('data-rt-tone', tone)
    if (mark) element.setAttribute('data-rt-mark', mark)
    element.removeAttribute('color')
  }
}
