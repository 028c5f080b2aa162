import { circle, group, path, rect } from '../svg'
import type { Motif } from './motif'

/** An answer sheet with filled bubbles, a tick, and a pencil. */
export const examMotif: Motif = ({ palette, random }) => {
  const rows = Array.from({ length: 7 }, (_, row) => {
    const chosen = random.whole(0, 3)
    return [0, 1, 2, 3].map((column) =>
      circle(446 + column * 38, 92 + row * 36, 11.5, {
        fill: column === chosen ? palette.accent : 'none',
        stroke: palette.accent,
        'stroke-width': 2.5,
        'stroke-opacity': column === chosen ? 1 : 0.45,
      }),
    )
  })
  const numbers = rows.map((_, row) =>
    rect(410, 88 + row * 36, 12, 8, { rx: 2, fill: palette.ink, opacity: 0.35 }),
  )
  return group(
    {},
    circle(600, 320, 130, { fill: palette.accent, opacity: 0.1 }),
    group(
      { transform: `rotate(${random.whole(3, 7)} 500 200)` },
      rect(392, 52, 196, 330, { rx: 14, fill: '#fff', opacity: 0.92 }),
      ...numbers,
      ...rows.flat(),
    ),
    group(
      { transform: `rotate(${random.whole(28, 40)} 590 200)` },
      rect(580, 110, 22, 150, { rx: 4, fill: palette.second }),
      path('M580 260h22l-11 34z', { fill: '#f6ddb5' }),
      path('M587.500 281h7l-3.500 13z', { fill: palette.ink }),
      rect(580, 100, 22, 18, { rx: 5, fill: palette.accent }),
    ),
  )
}
