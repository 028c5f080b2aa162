import { circle, path, image, rect } from './svg'
import { createRandom } from './random'

const grounds = ['#cfe6fb', '#d7efdf', '#fde3cf', '#e5defa', '#fbdce4', '#f6ecc9'] as const
const colors = ['#2f86d8', '#2f9a72', '#e0803a', '#7a5fd0', '#d4567a', '#b58a1e'] as const
const hairs = ['#2b2a33', '#4a3428', '#1f2f45', '#5b4a3c'] as const
const skins = ['#f7d7bd', '#f2c9a5', '#fbe3cf'] as const

/** A head and shoulders without features; one per number. */
export function drawAvatar(number: number): string {
  const random = createRandom(number * 17)
  const hair = random.pick(hairs)
  const isLong = number % 3 === 0
  return image(
    160,
    160,
    rect(0, 0, 160, 160, { fill: grounds[number % grounds.length] }),
    isLong ? rect(44, 52, 72, 74, { rx: 30, fill: hair }) : '',
    path('M26 160c2-38 28-50 54-50s52 12 54 50z', {
      fill: colors[(number * 5 + 1) % colors.length],
    }),
    rect(68, 92, 24, 28, { rx: 10, fill: random.pick(skins) }),
    circle(80, 74, 30, { fill: random.pick(skins) }),
    isLong
      ? path('M48 80c-2-30 12-46 32-46s34 16 32 46c-10-4-14-16-18-24-12 10-30 14-46 24z', {
          fill: hair,
        })
      : path(
          'M50 72c-2-26 12-38 30-38s32 12 30 38c-6-6-10-10-12-16-14 6-30 6-40 2-4 6-6 10-8 14z',
          { fill: hair },
        ),
    number % 4 === 1
      ? circle(68, 78, 9, { fill: 'none', stroke: '#333', 'stroke-width': 2.5 }) +
          circle(92, 78, 9, { fill: 'none', stroke: '#333', 'stroke-width': 2.5 }) +
          path('M77 78h6', { stroke: '#333', 'stroke-width': 2.5 })
      : '',
  )
}
