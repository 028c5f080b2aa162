import type { Palette } from '../palettes'
import type { Random } from '../random'
import { circle, group, line, path, polyline, rect, tag } from '../svg'
import type { Motif } from './motif'

const left = 376

/** A sheet of squared paper with the figure that belongs to the subject, or a tiling for the fun of it. */
export const mathMotif: Motif = ({ palette, random, slug }) => {
  if (slug === 'math-paradoxes') return tiling(palette, random)
  if (slug === 'discrete-math') return graph(palette)
  const figures: Record<string, (palette: Palette) => string> = {
    'linear-algebra': shear,
    calculus: area,
    probability: bell,
  }
  return grid(palette) + (figures[slug] ?? parabola)(palette)
}

function grid({ ink, accent }: Palette): string {
  const columns = Array.from({ length: 10 }, (_, index) => 380 + index * 28)
  const rows = Array.from({ length: 13 }, (_, index) => 12 + index * 28)
  return (
    group(
      { stroke: accent, opacity: 0.15 },
      ...columns.map((x) => line(x, 0, x, 360, {})),
      ...rows.map((y) => line(left, y, 640, y, {})),
    ) +
    group(
      { stroke: ink, 'stroke-width': 2, opacity: 0.45 },
      line(left, 208, 640, 208, {}),
      line(492, 0, 492, 360, {}),
    )
  )
}

/** Points of y = f(x) in the sheet's pixels. */
function plot(from: number, to: number, height: (x: number) => number): [number, number][] {
  return Array.from({ length: 61 }, (_, index) => {
    const x = from + ((to - from) * index) / 60
    return [x, height(x)]
  })
}

function shear({ accent, second, ink }: Palette): string {
  const at = (x: number, y: number): [number, number] => [
    492 + 56 * x + 28 * y,
    208 - 14 * x - 56 * y,
  ]
  const lines = [-2, -1, 0, 1, 2].flatMap((step) => [
    polyline([at(-3, step), at(3, step)]),
    polyline([at(step, -4), at(step, 4)]),
  ])
  const [ax, ay] = at(1, 0)
  const [bx, by] = at(0, 1)
  const arrow = (x: number, y: number, stroke: string) =>
    line(492, 208, x, y, { stroke, 'stroke-width': 6, 'stroke-linecap': 'round' }) +
    circle(x, y, 9, { fill: stroke })
  return tag(
    'svg',
    { x: left, width: 264, height: 360, viewBox: `${left} 0 264 360` },
    path(`${polyline([at(0, 0), at(1, 0), at(1, 1), at(0, 1)])}Z`, { fill: second, opacity: 0.22 }),
    ...lines.map((d) => path(d, { stroke: accent, 'stroke-width': 1.5, opacity: 0.45 })),
    arrow(ax, ay, second),
    arrow(bx, by, accent),
    circle(492, 208, 6, { fill: ink }),
  )
}

function area({ accent, second, ink }: Palette): string {
  const height = (x: number) => 208 - 40 - 62 * Math.sin((x - 400) / 62) - (x - 400) * 0.25
  const bars = Array.from({ length: 8 }, (_, index) => {
    const x = 402 + index * 24
    return rect(x, height(x + 12), 22, 208 - height(x + 12), { fill: second, opacity: 0.35 })
  })
  return group(
    {},
    ...bars,
    path(polyline(plot(384, 632, height)), {
      fill: 'none',
      stroke: accent,
      'stroke-width': 5,
      'stroke-linecap': 'round',
    }),
    circle(594, height(594), 8, { fill: ink }),
  )
}

function bell({ accent, second, ink }: Palette): string {
  const height = (x: number) => 264 - 190 * Math.exp(-(((x - 508) / 54) ** 2))
  const curve = polyline(plot(382, 640, height))
  const middle = polyline(plot(470, 546, height))
  return group(
    {},
    path(`${middle}L546 264L470 264Z`, { fill: second, opacity: 0.4 }),
    path(`${curve}L640 264L382 264Z`, { fill: accent, opacity: 0.12 }),
    path(curve, { fill: 'none', stroke: accent, 'stroke-width': 5, 'stroke-linecap': 'round' }),
    circle(508, 74, 8, { fill: ink }),
  )
}

function parabola({ accent, second, ink }: Palette): string {
  return group(
    {},
    path('M432 208L492 286L552 208Z', { fill: second, opacity: 0.22 }),
    path(polyline(plot(384, 600, (x) => 286 - (x - 492) ** 2 / 46)), {
      fill: 'none',
      stroke: accent,
      'stroke-width': 5,
      'stroke-linecap': 'round',
    }),
    line(400, 330, 600, 90, { stroke: second, 'stroke-width': 4, 'stroke-linecap': 'round' }),
    circle(492, 286, 8, { fill: ink }),
    circle(432, 208, 7, { fill: accent }),
    circle(552, 208, 7, { fill: accent }),
  )
}

function graph({ accent, second, ink }: Palette): string {
  const nodes = Array.from({ length: 7 }, (_, index) => {
    const angle = (index / 7) * 2 * Math.PI - Math.PI / 2
    return { x: 510 + 118 * Math.cos(angle), y: 182 + 118 * Math.sin(angle) }
  })
  const edges = nodes.flatMap((from, index) =>
    [1, 2, 3].map((step) => {
      const to = nodes[(index + step) % 7] ?? from
      return line(from.x, from.y, to.x, to.y, {
        stroke: step === 1 ? accent : second,
        'stroke-width': step === 1 ? 4 : 1.6,
        opacity: step === 1 ? 0.9 : 0.5,
      })
    }),
  )
  return group(
    {},
    circle(510, 182, 160, { fill: accent, opacity: 0.07 }),
    ...edges,
    ...nodes.map(({ x, y }, index) => circle(x, y, 14, { fill: index % 3 === 0 ? second : ink })),
  )
}

function tiling({ accent, second, ink }: Palette, random: Random): string {
  const size = 66
  const tiles = Array.from({ length: 24 }, (_, index) => {
    const x = left + (index % 4) * size
    const y = -18 + Math.floor(index / 4) * size
    const quarter = random.pick([
      `M${x} ${y}h${size}a${size} ${size} 0 0 1 -${size} ${size}Z`,
      `M${x + size} ${y + size}h-${size}a${size} ${size} 0 0 1 ${size} -${size}Z`,
    ])
    return path(quarter, { fill: random.pick([accent, second, ink]), opacity: 0.85 })
  })
  return group({}, rect(left, 0, 264, 360, { fill: ink, opacity: 0.06 }), ...tiles)
}
