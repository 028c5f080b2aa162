import type { Palette } from '../palettes'
import type { Random } from '../random'
import { circle, group, path, rect } from '../svg'
import type { Motif } from './motif'

/** A board of cards for products, rising steps for growth, a ring and columns for money. */
export const businessMotif: Motif = ({ palette, random, categoryId }) => {
  const glow = circle(600, 70, 170, { fill: palette.second, opacity: 0.09 })
  if (categoryId === 601) return glow + board(palette, random)
  if (categoryId === 602) return glow + steps(palette)
  return glow + ring(palette)
}

function board({ accent, second }: Palette, random: Random): string {
  const cards = [0, 1, 2].flatMap((column) => {
    let y = 66 + random.whole(0, 26)
    return Array.from({ length: 3 }, (_, row) => {
      const height = random.whole(52, 84)
      const card = group(
        {},
        rect(378 + column * 92, y, 80, height, {
          rx: 10,
          fill: (column + row) % 3 === 0 ? accent : '#fff',
          opacity: (column + row) % 3 === 0 ? 0.95 : 0.2,
        }),
        rect(388 + column * 92, y + 14, 44, 7, { rx: 3.5, fill: '#0b1f22', opacity: 0.45 }),
        rect(388 + column * 92, y + 28, 28, 7, { rx: 3.5, fill: '#0b1f22', opacity: 0.25 }),
      )
      y += height + 12
      return card
    })
  })
  const heads = [0, 1, 2].map((column) =>
    rect(378 + column * 92, 44, 80, 5, { rx: 2.5, fill: second }),
  )
  return group({}, ...heads, ...cards)
}

function steps({ accent, second }: Palette): string {
  const bars = Array.from({ length: 5 }, (_, index) => {
    const height = 46 + index * index * 11
    return rect(384 + index * 52, 318 - height, 38, height, {
      rx: 8,
      fill: index === 4 ? accent : second,
      opacity: 0.3 + index * 0.16,
    })
  })
  return group(
    {},
    ...bars,
    path('M388 232C452 224 520 186 600 74', {
      fill: 'none',
      stroke: '#fff',
      'stroke-width': 5,
      'stroke-linecap': 'round',
    }),
    path('M574 76L606 64L606 98', {
      fill: 'none',
      stroke: '#fff',
      'stroke-width': 5,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    }),
  )
}

function ring({ accent, second }: Palette): string {
  const arc = (share: number, offset: number, stroke: string) =>
    circle(508, 168, 86, {
      fill: 'none',
      stroke,
      'stroke-width': 38,
      'stroke-dasharray': `${Math.round(540 * share)} 540`,
      'stroke-dashoffset': Math.round(-540 * offset),
      transform: 'rotate(-90 508 168)',
    })
  return group(
    {},
    arc(0.44, 0, accent),
    arc(0.3, 0.46, second),
    arc(0.2, 0.78, '#ffffff'),
    circle(508, 168, 30, { fill: '#fff', opacity: 0.12 }),
    ...[34, 58, 44, 76].map((height, index) =>
      rect(420 + index * 48, 346 - height * 0.6, 30, height, {
        rx: 6,
        fill: '#fff',
        opacity: 0.14,
      }),
    ),
  )
}
