import { interpolate, parse, wcagContrast } from 'culori'
import { expect, test } from 'vitest'
import { toneOf } from './read-colors'
import { markShare, tones, wordShare } from './tones'

/** Text and the grounds below it, in the themes of `@shuyuan/ui`. */
const themes = {
  light: { text: '#1f1c17', grounds: ['#faf8f3', '#ffffff', '#f4f0e8'] },
  dark: { text: '#ece5d8', grounds: ['#14110d', '#1d1915', '#0f0d0a'] },
}

const mix = (color: string, percent: number, other: string) =>
  interpolate([other, color], 'rgb')(percent / 100)

test.each(['light', 'dark'] as const)('each tone is readable on each mark, %s', (theme) => {
  const { text, grounds } = themes[theme]
  for (const ground of grounds) {
    const marks = [parse(ground), ...Object.values(tones).map((one) => mix(one, markShare, ground))]
    const words = [parse(text), ...Object.values(tones).map((one) => mix(one, wordShare, text))]
    for (const mark of marks) {
      for (const word of words) {
        if (!mark || !word) throw new Error('no color')
        expect(wcagContrast(word, mark)).toBeGreaterThanOrEqual(4.5)
      }
    }
  }
})

/** The palette of Quill in rows: as it is, lighter and darker. */
test.each([
  ['#e60000 #facccc #f06666 #a10000 #5c0000 red #FF0000 rgb(230,0,0)', 'red'],
  ['#ff9900 #ffebcc #ffc266 #b26b00 #663d00', 'orange'],
  ['#ffff00 #ffffcc #ffff66 #b2b200 #666600', 'yellow'],
  ['#008a00 #cce8cc #66b966 #006100 #003700', 'green'],
  ['#0066cc #cce0f5 #66a3e0 #0047b2 #002966 hsl(210,100%,40%)', 'blue'],
  ['#9933ff #ebd6ff #c285ff #6b24b2 #3d1466', 'purple'],
  [
    '#000000 #ffffff #bbbbbb #888888 #444444 transparent rgba(255,0,0,0) x url(x) inherit',
    undefined,
  ],
])('%s are %s', (colors, tone) => {
  for (const color of colors.split(' ')) expect(toneOf(color), color).toBe(tone)
})
