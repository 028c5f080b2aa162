import type { Palette } from '../palettes'
import type { Random } from '../random'
import { circle, group, path, rect, serif, text } from '../svg'
import type { Motif } from './motif'

const size = 84

/** A field of plain shapes; for lettering, a character in its grid; for photography, the blades of a lens. */
export const designMotif: Motif = ({ palette, random, slug, categoryId }) => {
  if (slug === 'typography') return letterGrid(palette)
  return categoryId === 503 ? lens(palette) : shapes(palette, random)
}

function letterGrid({ accent, second, ink }: Palette): string {
  return group(
    {},
    circle(620, 330, 120, { fill: second, opacity: 0.25 }),
    rect(382, 52, 256, 256, { fill: '#fff', opacity: 0.8, stroke: accent, 'stroke-width': 3 }),
    path('M382 52L638 308M638 52L382 308M510 52V308M382 180H638', {
      stroke: accent,
      'stroke-width': 1.6,
      'stroke-dasharray': '7 6',
      opacity: 0.55,
    }),
    text(510, 268, '永', {
      'font-family': serif,
      'font-weight': 700,
      'font-size': 236,
      'text-anchor': 'middle',
      fill: ink,
    }),
    circle(500, 84, 13, { fill: 'none', stroke: second, 'stroke-width': 4 }),
    circle(612, 262, 13, { fill: 'none', stroke: second, 'stroke-width': 4 }),
  )
}

function shapes(palette: Palette, random: Random): string {
  const colors = [palette.accent, palette.second, '#f2b134', palette.ink] as const
  const tiles = Array.from({ length: 15 }, (_, index) => {
    const x = 388 + (index % 3) * size
    const y = -30 + Math.floor(index / 3) * size
    return tile(x, y, random.pick(colors), random.whole(0, 5), random)
  })
  return group({}, ...tiles)
}

function tile(x: number, y: number, fill: string, kind: number, random: Random): string {
  const half = size / 2
  if (kind === 0) return circle(x + half, y + half, half - 4, { fill })
  if (kind === 1)
    return path(`M${x} ${y}h${size}a${size} ${size} 0 0 1 -${size} ${size}Z`, { fill })
  if (kind === 2)
    return path(`M${x + size} ${y + size}h-${size}a${size} ${size} 0 0 1 ${size} -${size}Z`, {
      fill,
    })
  if (kind === 3)
    return (
      rect(x, y, size, size, { fill }) +
      circle(x + half, y + half, random.between(10, 26), { fill: '#fff', opacity: 0.9 })
    )
  if (kind === 4)
    return path(`M${x} ${y + size}L${x + size} ${y + size}L${x + size} ${y}Z`, { fill })
  return [0, 1, 2, 3].map((row) => rect(x, y + 6 + row * 21, size, 9, { fill })).join('')
}

function lens({ accent, second, ink }: Palette): string {
  const blades = Array.from({ length: 6 }, (_, index) =>
    path('M508 180L508 62A118 118 0 0 1 610.2 121Z', {
      fill: index % 2 === 0 ? accent : second,
      opacity: 0.55 + index * 0.07,
      transform: `rotate(${index * 60} 508 180)`,
    }),
  )
  return group(
    {},
    circle(508, 180, 150, { fill: ink, opacity: 0.08 }),
    circle(508, 180, 130, { fill: ink, opacity: 0.9 }),
    ...blades,
    circle(508, 180, 46, { fill: ink }),
    circle(508, 180, 32, { fill: second, opacity: 0.35 }),
    circle(494, 166, 9, { fill: '#fff', opacity: 0.85 }),
    circle(508, 180, 130, {
      fill: 'none',
      stroke: '#fff',
      'stroke-opacity': 0.25,
      'stroke-width': 3,
    }),
  )
}
