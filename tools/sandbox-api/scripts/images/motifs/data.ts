import type { Palette } from '../palettes'
import type { Random } from '../random'
import { circle, group, line, path, polyline, rect, tag } from '../svg'
import type { Motif } from './motif'

/** Points and a trend for analysis, stacked drums for databases, a network for learning machines. */
export const dataMotif: Motif = ({ palette, random, categoryId }) => {
  const glow = circle(560, 180, 190, { fill: palette.accent, opacity: 0.09 })
  if (categoryId === 201) return glow + scatter(palette, random)
  if (categoryId === 202) return glow + drums(palette, random)
  return glow + network(palette, random)
}

function scatter(palette: Palette, random: Random): string {
  const bars = Array.from({ length: 7 }, (_, index) => {
    const height = 50 + index * 16 + random.between(-18, 30)
    return rect(392 + index * 36, 300 - height, 20, height, {
      rx: 5,
      fill: index === 4 ? palette.second : palette.accent,
      opacity: index === 4 ? 0.95 : 0.35,
    })
  })
  const trend = Array.from({ length: 7 }, (_, index): [number, number] => [
    402 + index * 36,
    212 - index * 18 + random.between(-16, 16),
  ])
  return group(
    {},
    ...[120, 180, 240, 300].map((y) => line(376, y, 640, y, { stroke: '#fff', opacity: 0.14 })),
    ...bars,
    path(polyline(trend), {
      fill: 'none',
      stroke: '#fff',
      'stroke-width': 3,
      'stroke-linejoin': 'round',
    }),
    ...trend.map(([x, y]) =>
      circle(x, y, 5.5, { fill: palette.from, stroke: '#fff', 'stroke-width': 3 }),
    ),
  )
}

function drums(palette: Palette, random: Random): string {
  const drum = (y: number, color: string, opacity: number) =>
    path(`M420 ${y}v46c0 17 40 30 90 30s90-13 90-30v-46`, { fill: color, opacity }) +
    tag('ellipse', {
      cx: 510,
      cy: y,
      rx: 90,
      ry: 30,
      fill: color,
      opacity: Math.min(1, opacity + 0.3),
    })
  const dots = Array.from({ length: 3 }, (_, index) =>
    circle(446 + random.between(0, 20), 290 - index * 76, 5, { fill: palette.from }),
  )
  return group(
    {},
    drum(248, palette.accent, 0.4),
    drum(172, palette.accent, 0.55),
    drum(96, palette.second, 0.65),
    ...dots,
  )
}

function network(palette: Palette, random: Random): string {
  const layers = [4, 5, 5, 3].map((count, layer) =>
    Array.from({ length: count }, (_, index) => ({
      x: 390 + layer * 72,
      y: 180 + (index - (count - 1) / 2) * 62 + random.between(-6, 6),
    })),
  )
  const edges = layers.flatMap((nodes, layer) =>
    nodes.flatMap((from) =>
      (layers[layer + 1] ?? []).map((to) =>
        line(from.x, from.y, to.x, to.y, {
          stroke: random.between(0, 1) > 0.82 ? palette.second : '#fff',
          'stroke-width': 1.5,
          opacity: random.between(0.1, 0.5),
        }),
      ),
    ),
  )
  const nodes = layers.flat().map(({ x, y }) =>
    circle(x, y, random.between(8, 13), {
      fill: random.pick([palette.accent, palette.accent, palette.second, '#fff']),
    }),
  )
  return group({}, ...edges, ...nodes)
}
