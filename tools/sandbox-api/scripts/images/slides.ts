import { circle, group, line, path, image, rect, tag } from './svg'

const width = 1200
const height = 400

interface Slide {
  name: string
  from: string
  to: string
  /** Middle of the drawing, which stands in the middle of the image: phones crop its sides. */
  middle: number
  art: () => string
}

/** Without words: what they said would be too small on a phone, and hidden from search. */
function drawSlide({ from, to, middle, art }: Slide): string {
  return image(
    width,
    height,
    tag(
      'defs',
      {},
      tag(
        'linearGradient',
        { id: 'ground', x1: 0, y1: 0, x2: 1, y2: 0.6 },
        tag('stop', { 'stop-color': from }),
        tag('stop', { offset: 1, 'stop-color': to }),
      ),
    ),
    rect(0, 0, width, height, { fill: 'url(#ground)' }),
    group({ transform: `translate(${width / 2 - middle})` }, art()),
  )
}

function books(): string {
  const spines = [
    [700, 120, 46, 190, '#ffd27d'],
    [752, 96, 40, 214, '#ffffff'],
    [798, 134, 52, 176, '#7fd6ff'],
    [856, 108, 38, 202, '#ffb199'],
    [900, 126, 48, 184, '#c9f2df'],
  ] as const
  return group(
    {},
    circle(960, 80, 200, { fill: '#fff', opacity: 0.07 }),
    circle(820, 250, 190, { fill: '#fff', opacity: 0.08 }),
    ...spines.map(
      ([x, y, w, h, fill]) =>
        rect(x, y, w, h, { rx: 6, fill, opacity: 0.95 }) +
        rect(x + 8, y + 26, w - 16, 6, { rx: 3, fill: '#123', opacity: 0.25 }) +
        rect(x + 8, y + 40, w - 26, 6, { rx: 3, fill: '#123', opacity: 0.18 }),
    ),
    path('M958 310L984 130L1030 137L1004 317Z', { fill: '#9db8ff' }),
    rect(580, 310, 470, 12, { rx: 6, fill: '#fff', opacity: 0.85 }),
    path('M606 300c-6-50 6-92 22-112 14 22 24 62 14 112z', { fill: '#8fe0b4', opacity: 0.9 }),
    rect(592, 274, 60, 36, { rx: 6, fill: '#0b3550' }),
  )
}

function editor(): string {
  const rows = [
    [0, 120, '#ffd479'],
    [1, 180, '#7fe3bd'],
    [1, 90, '#ffffff'],
    [2, 150, '#7fd6ff'],
    [2, 110, '#ffffff'],
    [1, 140, '#ffb199'],
    [0, 90, '#7fe3bd'],
  ] as const
  return group(
    {},
    circle(1010, 60, 210, { fill: '#fff', opacity: 0.06 }),
    rect(690, 70, 350, 270, { rx: 16, fill: '#07182b', opacity: 0.75 }),
    ...['#ff7b72', '#ffcf6b', '#6fdd8b'].map((fill, index) =>
      circle(716 + index * 22, 96, 6, { fill }),
    ),
    ...rows.map(
      ([indent, length, fill], row) =>
        rect(722, 134 + row * 27, 14, 7, { rx: 3.5, fill: '#fff', opacity: 0.2 }) +
        rect(758 + indent * 26, 132 + row * 27, length, 11, { rx: 5.5, fill, opacity: 0.9 }),
    ),
    circle(1020, 318, 46, { fill: '#ffd479' }),
    path('M1006 296v44l34-22z', { fill: '#123a5c', 'stroke-linejoin': 'round' }),
  )
}

function medal(): string {
  const rays = Array.from({ length: 16 }, (_, index) =>
    line(860, 196, 860, 20, {
      stroke: '#fff',
      'stroke-width': 2,
      opacity: 0.12,
      transform: `rotate(${index * 22.5} 860 196)`,
    }),
  )
  return group(
    {},
    ...rays,
    path('M812 240L786 352L828 330L852 360L880 252Z', { fill: '#f6b765' }),
    path('M908 240L934 352L892 330L868 360L840 252Z', { fill: '#ffd79a' }),
    circle(860, 186, 112, { fill: '#fff', opacity: 0.1 }),
    circle(860, 186, 88, { fill: '#ffd79a' }),
    circle(860, 186, 70, {
      fill: 'none',
      stroke: '#b97827',
      'stroke-width': 4,
      'stroke-dasharray': '3 7',
    }),
    path('M812 166l24 18 24-36 24 36 24-18-10 56H822z', { fill: '#b97827' }),
  )
}

const slides: Slide[] = [
  { name: 'autumn-term', from: '#14507c', to: '#3a9fe0', middle: 815, art: books },
  { name: 'python', from: '#123a5c', to: '#1f7a78', middle: 878, art: editor },
  { name: 'vip', from: '#33275e', to: '#7a568f', middle: 860, art: medal },
]

/** Images of a home page's slider, by file name. */
export function drawSlides(): Record<string, string> {
  return Object.fromEntries(slides.map((slide) => [slide.name, drawSlide(slide)]))
}
