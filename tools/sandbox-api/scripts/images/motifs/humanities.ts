import type { Palette } from '../palettes'
import type { Random } from '../random'
import { brief, circle, group, path, rect } from '../svg'
import type { Motif } from './motif'

/** Hills and a sun for history, moon, water and bamboo for letters, arches for thought and art. */
export const humanitiesMotif: Motif = ({ palette, random, categoryId }) => {
  if (categoryId === 701) return hills(palette, random)
  if (categoryId === 702) return moonlight(palette, random)
  return arches(palette)
}

function hills({ ink, accent, second }: Palette, random: Random): string {
  const layers = [0, 1, 2, 3].map((layer) => {
    const base = 214 + layer * 42
    let ridge = `M0 ${base + 90}`
    for (let x = 0; x <= 640; x += 80) {
      const rise = (x / 640) ** 1.6 * (96 - layer * 16)
      ridge += `S${brief(x + 20)} ${brief(base - rise + random.between(-16, 16) + 60)} ${x + 60} ${brief(base - rise + random.between(-26, 26) + 56)}`
    }
    return path(`${ridge}L640 360L0 360Z`, {
      fill: layer % 2 === 0 ? second : ink,
      opacity: 0.1 + layer * 0.1,
    })
  })
  return group({}, circle(508, 118, 54, { fill: accent, opacity: 0.9 }), ...layers)
}

function moonlight({ ink, accent, second }: Palette, random: Random): string {
  const stems = [556, 584, 618].map((x, index) => bamboo(x, random, index === 1 ? ink : second))
  const water = Array.from({ length: 7 }, (_, index) =>
    rect(random.between(380, 470), 286 + index * 11, random.between(60, 200), 2.5, {
      rx: 1.2,
      fill: second,
      opacity: 0.5,
    }),
  )
  return group(
    {},
    circle(470, 140, 82, { fill: '#fff', opacity: 0.75 }),
    circle(470, 140, 82, { fill: accent, opacity: 0.1 }),
    ...water,
    ...stems,
    rect(388, 230, 26, 26, { rx: 4, fill: accent }),
    path('M394 238h14M394 248h14M401 234v18', { stroke: '#fff', 'stroke-width': 2.2 }),
  )
}

function bamboo(x: number, random: Random, color: string): string {
  const joints = [0, 1, 2, 3].map((index) =>
    rect(x, index * 96 - 30, 9, 90, { rx: 4, fill: color, opacity: 0.75 }),
  )
  const leaves = Array.from({ length: 4 }, () => {
    const y = random.between(40, 260)
    const reach = random.pick([-1, 1]) * random.between(44, 76)
    return path(
      `M${x + 4} ${brief(y)}q${brief(reach * 0.5)} ${brief(-4)} ${brief(reach)} 26q${brief(-reach * 0.6)} 2 ${brief(-reach)} -26`,
      { fill: color, opacity: 0.7 },
    )
  })
  return [...joints, ...leaves].join('')
}

function arches({ ink, accent, second }: Palette): string {
  const arch = (x: number, fill: string, opacity: number, rise: number) =>
    path(`M${x} 360V${170 - rise}a42 42 0 0 1 84 0V360Z`, { fill, opacity })
  return group(
    {},
    circle(560, 78, 44, { fill: accent, opacity: 0.9 }),
    arch(368, second, 0.4, 0),
    arch(462, ink, 0.55, 26),
    arch(556, second, 0.65, 0),
    path(
      'M386 360V176a24 24 0 0 1 48 0V360ZM480 360V152a24 24 0 0 1 48 0V360ZM574 360V176a24 24 0 0 1 48 0V360Z',
      { fill: '#fff', opacity: 0.35 },
    ),
    rect(352, 330, 288, 30, { fill: ink, opacity: 0.3 }),
  )
}
