import type { Palette } from '../palettes'
import { circle, group, path, rect } from '../svg'

/** A dripper over a glass jug. */
export function cup({ accent, second, ink }: Palette): string {
  return group(
    {},
    circle(508, 190, 150, { fill: '#fff', opacity: 0.45 }),
    path('M486 50c-10-14 10-22 0-36M530 50c-10-14 10-22 0-36', {
      fill: 'none',
      stroke: accent,
      'stroke-width': 6,
      'stroke-linecap': 'round',
      opacity: 0.5,
    }),
    path('M428 66H588L536 150H480Z', { fill: accent }),
    path('M444 80H572L562 96H454Z', { fill: ink, opacity: 0.8 }),
    rect(448, 150, 120, 14, { rx: 7, fill: ink }),
    circle(508, 182, 5, { fill: ink }),
    circle(508, 204, 4, { fill: ink }),
    path('M454 168H562V196L590 306a16 16 0 0 1-16 20H442a16 16 0 0 1-16-20L454 196Z', {
      fill: '#fff',
      opacity: 0.75,
    }),
    path('M440 254H576L590 306a16 16 0 0 1-16 20H442a16 16 0 0 1-16-20Z', {
      fill: ink,
      opacity: 0.85,
    }),
    path('M578 214c44 0 44 66 10 70', {
      fill: 'none',
      stroke: second,
      'stroke-width': 11,
      'stroke-linecap': 'round',
    }),
  )
}

/** A first-aid case with a pulse line. */
export function cross({ accent, second, ink }: Palette): string {
  return group(
    {},
    circle(508, 186, 150, { fill: '#fff', opacity: 0.45 }),
    path('M468 108V88a14 14 0 0 1 14-14h52a14 14 0 0 1 14 14v20', {
      fill: 'none',
      stroke: ink,
      'stroke-width': 12,
    }),
    rect(400, 106, 216, 176, { rx: 22, fill: accent }),
    rect(400, 230, 216, 18, { fill: ink, opacity: 0.12 }),
    path('M492 140h32v32h32v32h-32v32h-32v-32h-32v-32h32z', { fill: '#fff' }),
    path('M376 318h70l14-30 22 54 18-38 10 14h130', {
      fill: 'none',
      stroke: second,
      'stroke-width': 6,
      'stroke-linejoin': 'round',
      'stroke-linecap': 'round',
    }),
  )
}

/** Shelves with books, boxes and a vase. */
export function shelf({ accent, second, ink }: Palette): string {
  const books = [0, 1, 2, 3, 4].map((index) =>
    rect(410 + index * 22, 78 + (index % 3) * 8, 18, 78 - (index % 3) * 8, {
      rx: 3,
      fill: [accent, ink, second][index % 3],
      opacity: 0.9,
    }),
  )
  return group(
    {},
    rect(384, 34, 248, 300, { rx: 14, fill: '#fff', opacity: 0.55 }),
    ...[156, 248].map((y) => rect(384, y, 248, 8, { fill: ink, opacity: 0.75 })),
    ...books,
    path('M566 156c-22-8-22-44-8-56v-14h28v14c14 12 14 48-8 56z', { fill: second }),
    path('M572 86c0-20 14-28 22-30M572 86c-2-16-12-22-18-24', {
      fill: 'none',
      stroke: accent,
      'stroke-width': 5,
      'stroke-linecap': 'round',
    }),
    rect(404, 188, 88, 60, { rx: 6, fill: accent, opacity: 0.75 }),
    rect(434, 208, 28, 8, { rx: 4, fill: '#fff' }),
    rect(508, 200, 100, 48, { rx: 6, fill: second, opacity: 0.75 }),
    rect(544, 216, 28, 8, { rx: 4, fill: '#fff' }),
    rect(410, 280, 190, 14, { rx: 5, fill: accent }),
    rect(424, 296, 170, 14, { rx: 5, fill: ink, opacity: 0.75 }),
    rect(404, 312, 206, 14, { rx: 5, fill: second }),
  )
}
