import type { Palette } from '../palettes'
import type { Random } from '../random'
import { brief, circle, group, path, rect } from '../svg'
import { cross, cup, shelf } from './household'
import type { Motif } from './motif'

/** A household thing for the subject; a bowl, a running track or a plant for its category. */
export const livingMotif: Motif = ({ palette, random, slug, categoryId }) => {
  const own: Record<string, (palette: Palette) => string> = {
    coffee: cup,
    'first-aid': cross,
    tidying: shelf,
  }
  const drawing = own[slug]
  if (drawing) return drawing(palette)
  if (categoryId === 901) return bowl(palette)
  return categoryId === 902 ? track(palette) : plant(palette, random)
}

function bowl({ accent, second, ink }: Palette): string {
  const steam = [456, 504, 552].map((x, index) =>
    path(`M${x} 150c-18-22 18-34 0-58s14-30 2-50`, {
      fill: 'none',
      stroke: accent,
      'stroke-width': 7,
      'stroke-linecap': 'round',
      opacity: 0.35 + index * 0.15,
    }),
  )
  return group(
    {},
    circle(508, 210, 150, { fill: '#fff', opacity: 0.45 }),
    ...steam,
    circle(452, 178, 20, { fill: second }),
    circle(498, 172, 26, { fill: '#fff3d6' }),
    circle(498, 172, 10, { fill: '#f2b134' }),
    path('M540 186l72-108M556 186l76-96', {
      stroke: ink,
      'stroke-width': 6,
      'stroke-linecap': 'round',
      opacity: 0.7,
    }),
    path('M396 186H620A112 104 0 0 1 396 186Z', { fill: accent }),
    path('M396 186H620a112 104 0 0 1-4 26H400a112 104 0 0 1-4-26Z', {
      fill: '#fff',
      opacity: 0.25,
    }),
    rect(462, 284, 92, 16, { rx: 8, fill: ink, opacity: 0.75 }),
  )
}

function track({ accent, second, ink }: Palette): string {
  const lanes = [0, 1, 2, 3, 4].map((lane) =>
    circle(640, 330, 74 + lane * 42, {
      fill: 'none',
      stroke: lane % 2 === 0 ? accent : second,
      'stroke-width': 22,
      opacity: 0.8 - lane * 0.12,
    }),
  )
  return group(
    {},
    ...lanes,
    circle(499, 257, 20, { fill: ink }),
    circle(499, 257, 8, { fill: '#fff' }),
  )
}

function plant({ accent, second, ink }: Palette, random: Random): string {
  const leaves = Array.from({ length: 9 }, (_, index) => {
    const lean = (index - 4) * 17 + random.between(-6, 6)
    const length = 150 - Math.abs(index - 4) * 12 + random.between(-12, 12)
    return path(
      `M506 236q-26 ${brief(-length / 2)} 0 ${brief(-length)}q26 ${brief(length / 2)} 0 ${brief(length)}`,
      {
        fill: index % 2 === 0 ? accent : second,
        opacity: 0.85,
        transform: `rotate(${brief(lean)} 506 240)`,
      },
    )
  })
  return group(
    {},
    circle(506, 170, 140, { fill: '#fff', opacity: 0.42 }),
    ...leaves,
    path('M440 230H572L556 326a14 14 0 0 1-14 12H470a14 14 0 0 1-14-12Z', {
      fill: ink,
      opacity: 0.85,
    }),
    rect(430, 222, 152, 24, { rx: 8, fill: ink }),
  )
}
