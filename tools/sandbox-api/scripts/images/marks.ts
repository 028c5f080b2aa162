import { circle, path, image, rect, sans, text } from './svg'

const blue = '#3ca7fa'

/** An open book under a roof. */
const roofAndBook = (x: number, stroke: string, fill: string) =>
  path(`M${x} 34L${x + 32} 12L${x + 64} 34`, {
    fill: 'none',
    stroke,
    'stroke-width': 7,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  }) +
  path(`M${x + 32} 44c-8-7-18-8-26-7v32c9-1 18 0 26 7z`, { fill }) +
  path(`M${x + 32} 44c8-7 18-8 26-7v32c-9-1-18 0-26 7z`, { fill, opacity: 0.65 })

/** The wordmark; `ink` colors the letters. */
export function drawLogo(ink: string): string {
  return image(
    300,
    88,
    roofAndBook(8, blue, blue),
    text(92, 60, '书院学堂', {
      'font-family': sans,
      'font-size': 46,
      'font-weight': 700,
      fill: ink,
      'letter-spacing': 2,
    }),
  )
}

/** Poster of the player before the video starts. */
export function drawPlayerThumb(): string {
  return image(
    1280,
    720,
    rect(0, 0, 1280, 720, { fill: '#16273a' }),
    circle(1120, 90, 320, { fill: '#fff', opacity: 0.04 }),
    circle(200, 700, 300, { fill: blue, opacity: 0.08 }),
    circle(640, 330, 84, { fill: '#fff', opacity: 0.12 }),
    path('M618 288v84l66-42z', {
      fill: '#fff',
      stroke: '#fff',
      'stroke-width': 10,
      'stroke-linejoin': 'round',
    }),
    text(640, 500, '书院学堂', {
      'font-family': sans,
      'font-size': 40,
      'text-anchor': 'middle',
      fill: '#fff',
      opacity: 0.75,
      'letter-spacing': 8,
    }),
  )
}

export function drawDefaultAvatar(): string {
  return image(
    200,
    200,
    rect(0, 0, 200, 200, { fill: '#dcebf8' }),
    path('M30 200c2-48 34-64 70-64s68 16 70 64z', { fill: '#8fbfe6' }),
    circle(100, 84, 40, { fill: '#8fbfe6' }),
  )
}

const tile = (fill: string, ...children: string[]) =>
  image(48, 48, rect(0, 0, 48, 48, { rx: 10, fill }), ...children)

/** Small signs of the cashier and of third-party login, drawn plainly, by file name. */
export const icons: Record<string, string> = {
  'pay/wechat': tile(
    '#2aae67',
    path(
      'M20 12c-7 0-12 4.500-12 10 0 3.200 1.800 6 4.600 7.800L11.500 34l5-2.600c1.100.3 2.300.4 3.500.4 7 0 12-4.500 12-9.900S27 12 20 12z',
      { fill: '#fff' },
    ),
    path(
      'M31 22c-5.600 0-10 3.700-10 8.200s4.400 8.200 10 8.200c1 0 2-.1 2.900-.4l4 2.100-.9-3.400c2.500-1.500 4-3.800 4-6.500 0-4.500-4.400-8.200-10-8.200z',
      { fill: '#d6f5e3' },
    ),
  ),
  'pay/ali': tile(
    '#2a7fe0',
    text(24, 34, '支', {
      'font-family': sans,
      'font-size': 28,
      'font-weight': 700,
      'text-anchor': 'middle',
      fill: '#fff',
    }),
  ),
  'pay/card': tile(
    '#e0913a',
    rect(9, 14, 30, 21, { rx: 4, fill: '#fff' }),
    rect(9, 19, 30, 5, { fill: '#e0913a' }),
    rect(13, 28, 10, 3, { rx: 1.5, fill: '#e0913a' }),
  ),
  'icons/qq': tile(
    '#3a9be8',
    path(
      'M24 9c-7 0-11 5-11 12v4c-2 3-4 6-3 9 1 1 3-1 4-3 1 3 3 5 5 6-2 0-3 1-3 2h16c0-1-1-2-3-2 2-1 4-3 5-6 1 2 3 4 4 3 1-3-1-6-3-9v-4c0-7-4-12-11-12z',
      { fill: '#fff' },
    ),
  ),
}
