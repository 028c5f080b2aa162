import { circle, group, rect } from '../svg'
import type { Motif } from './motif'

const left = 392
const top = 84

/** An editor window that runs off the right edge, with lines of code as bars. */
export const codeMotif: Motif = ({ palette, random }) => {
  const colors = [palette.accent, palette.second, '#ffffff'] as const
  let indent = 0
  const bars = Array.from({ length: 8 }, (_, row) => {
    indent = Math.max(0, Math.min(3, indent + random.whole(-1, 1)))
    let x = left + 60 + indent * 20
    const words = Array.from({ length: random.whole(1, 3) }, () => {
      const length = random.between(24, 84)
      const bar = rect(x, top + 54 + row * 27, length, 10, {
        rx: 5,
        fill: random.pick(colors),
        opacity: random.between(0.45, 0.95),
      })
      x += length + 10
      return bar
    })
    return (
      rect(left + 24, top + 56 + row * 27, 14, 6, { rx: 3, fill: '#fff', opacity: 0.18 }) +
      words.join('')
    )
  })
  return group(
    {},
    circle(420, 70, 130, { fill: palette.accent, opacity: 0.1 }),
    rect(left, top, 320, 330, { rx: 16, fill: '#061426', opacity: 0.55 }),
    rect(left, top, 320, 330, { rx: 16, fill: 'none', stroke: '#fff', 'stroke-opacity': 0.14 }),
    ...['#ff7b72', '#ffcf6b', '#6fdd8b'].map((fill, index) =>
      circle(left + 26 + index * 20, top + 25, 5.5, { fill, opacity: 0.9 }),
    ),
    ...bars,
  )
}
