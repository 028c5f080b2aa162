import type { MotifInput } from './motif'
import { circle, group, path, rect, serif, text } from '../svg'

/** Two speech bubbles, each with a character of the language. */
export function languageMotif({ palette, random, glyphs }: MotifInput): string {
  const [first = '文', second = first] = glyphs.includes(' ') ? glyphs.split(' ') : [...glyphs]
  const tilt = random.whole(-5, 5)
  const letter = { 'font-family': serif, 'font-weight': 700, 'text-anchor': 'middle' }
  return group(
    {},
    circle(610, 40, 110, { fill: palette.accent, opacity: 0.12 }),
    circle(400, 350, 70, { fill: palette.second, opacity: 0.12 }),
    group(
      { transform: `rotate(${tilt} 500 130)` },
      rect(392, 48, 176, 144, { rx: 30, fill: palette.accent }),
      path('M430 180l-6 46 52-38z', { fill: palette.accent }),
      text(480, 150, first, { ...letter, 'font-size': 84, fill: '#fff' }),
    ),
    group(
      { transform: `rotate(${-tilt} 560 250)` },
      rect(496, 176, 150, 122, { rx: 26, fill: palette.second }),
      path('M600 288l14 38-52-32z', { fill: palette.second }),
      text(571, 262, second, { ...letter, 'font-size': 68, fill: '#fff' }),
    ),
  )
}
