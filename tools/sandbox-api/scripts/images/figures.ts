import { circle, group, line, path, image, polyline, rect, sans, tag, text } from './svg'

const ink = '#24303d'
const muted = '#6b7a8c'
const accent = '#2f86d8'
const soft = '#d9ebfb'
const warm = '#e8893a'
const paper = '#f7f9fb'

const label = (x: number, y: number, content: string, size = 18, fill = ink) =>
  text(x, y, content, { 'font-family': sans, 'font-size': size, fill, 'text-anchor': 'middle' })

const sheet = (width: number, height: number, ...children: string[]) =>
  image(width, height, rect(0, 0, width, height, { rx: 14, fill: paper }), ...children)

const curve = (d: string, stroke: string, width = 4) =>
  path(d, {
    fill: 'none',
    stroke,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  })

function boxModel(): string {
  const boxes = [
    { name: '外边距', inset: 20, fill: '#f6e7d3' },
    { name: '边框', inset: 62, fill: '#f3cf94' },
    { name: '内边距', inset: 104, fill: '#cfe5c4' },
  ]
  return sheet(
    640,
    360,
    ...boxes.map(
      ({ name, inset, fill }) =>
        rect(inset + 40, inset, 560 - inset * 2, 360 - inset * 2, { rx: 6, fill }) +
        label(320, inset + 28, name, 17),
    ),
    rect(186, 146, 268, 68, { rx: 6, fill: '#b9d9f3' }),
    label(320, 188, '内容', 22),
  )
}

function learningPath(): string {
  const steps = ['语法基础', '数据结构', '函数与文件', '面向对象', '综合项目']
  return sheet(
    760,
    180,
    line(90, 80, 670, 80, { stroke: soft, 'stroke-width': 8 }),
    ...steps.map((step, index) => {
      const x = 90 + index * 145
      const isLast = index === steps.length - 1
      return (
        circle(x, 80, 28, { fill: isLast ? warm : accent }) +
        label(x, 88, String(index + 1), 22, '#fff') +
        label(x, 142, step)
      )
    }),
  )
}

function analysisLoop(): string {
  const steps = ['提问', '取数', '分析', '行动']
  return sheet(
    560,
    340,
    circle(280, 170, 108, { fill: 'none', stroke: soft, 'stroke-width': 16 }),
    ...steps.map((step, index) => {
      const angle = (index / 4) * 2 * Math.PI - Math.PI / 2
      const x = 280 + 108 * Math.cos(angle)
      const y = 170 + 108 * Math.sin(angle)
      return (
        circle(x, y, 42, { fill: index === 0 ? warm : accent }) + label(x, y + 7, step, 21, '#fff')
      )
    }),
    label(280, 177, '循环往复', 18, muted),
  )
}

function gradientDescent(): string {
  const y = (x: number) => 292 - (x - 420) ** 2 / 560
  const points = Array.from({ length: 71 }, (_, index): [number, number] => {
    const x = 70 + index * 8
    return [x, y(x)]
  })
  const stops = [104, 196, 268, 324, 366, 396]
  return sheet(
    680,
    360,
    line(50, 326, 640, 326, { stroke: '#c6d0da', 'stroke-width': 2 }),
    curve(polyline(points), accent, 5),
    ...stops.map((x, index) => circle(x, y(x), 11, { fill: warm, opacity: 0.35 + index * 0.13 })),
    label(610, 350, '参数 w', 17, muted),
    label(60, 40, '损失 L', 17, muted),
    label(470, 270, '最低点', 17),
  )
}

function linearMap(): string {
  const mesh = (x: number, a: number, b: number, c: number, d: number, stroke: string) => {
    const at = (u: number, v: number): [number, number] => [
      x + 26 * (a * u + b * v),
      150 - 26 * (c * u + d * v),
    ]
    const lines = [-3, -2, -1, 0, 1, 2, 3].flatMap((step) => [
      polyline([at(-3, step), at(3, step)]),
      polyline([at(step, -3), at(step, 3)]),
    ])
    const arrow = (u: number, v: number, color: string) => {
      const [endX, endY] = at(u, v)
      return (
        line(x, 150, endX, endY, { stroke: color, 'stroke-width': 5 }) +
        circle(endX, endY, 6, { fill: color })
      )
    }
    return group(
      {},
      ...lines.map((d2) => path(d2, { stroke, 'stroke-width': 1.4 })),
      arrow(1, 0, warm),
      arrow(0, 1, accent),
    )
  }
  return sheet(
    700,
    320,
    mesh(160, 1, 0, 0, 1, '#b9c6d3'),
    mesh(530, 1.1, 0.6, 0.2, 1, '#b9c6d3'),
    curve('M300 150H380M364 138L380 150L364 162', muted, 4),
    label(340, 128, 'A', 22),
    label(160, 298, '变换前', 17, muted),
    label(530, 298, '变换后', 17, muted),
  )
}

function normalCurve(): string {
  const y = (x: number) => 260 - 200 * Math.exp(-(((x - 320) / 90) ** 2) / 2)
  const plot = (from: number, to: number) =>
    polyline(
      Array.from({ length: 61 }, (_, index): [number, number] => {
        const x = from + ((to - from) * index) / 60
        return [x, y(x)]
      }),
    )
  return sheet(
    640,
    320,
    path(`${plot(230, 410)}L410 260L230 260Z`, { fill: soft }),
    line(40, 260, 600, 260, { stroke: '#c6d0da', 'stroke-width': 2 }),
    curve(plot(40, 600), accent, 5),
    line(320, 60, 320, 260, { stroke: warm, 'stroke-width': 2, 'stroke-dasharray': '6 6' }),
    label(320, 288, 'μ'),
    label(230, 288, 'μ − σ'),
    label(410, 288, 'μ + σ'),
    label(320, 200, '68.3%', 22),
  )
}

function colorWheel(): string {
  const slices = Array.from({ length: 12 }, (_, index) =>
    path('M200 180L200 40A140 140 0 0 1 270 58.8Z', {
      fill: `hsl(${index * 30} 68% 58%)`,
      transform: `rotate(${index * 30} 200 180)`,
    }),
  )
  const roles = [
    { name: '主色　六成', hue: 210 },
    { name: '辅色　三成', hue: 180 },
    { name: '点缀　一成', hue: 30 },
  ]
  return sheet(
    640,
    360,
    ...slices,
    circle(200, 180, 66, { fill: paper }),
    label(200, 187, '色相环', 20),
    ...roles.map(
      ({ name, hue }, index) =>
        rect(410, 92 + index * 68, 42, 42, { rx: 8, fill: `hsl(${hue} 68% 58%)` }) +
        tag(
          'text',
          { x: 470, y: 120 + index * 68, 'font-family': sans, 'font-size': 20, fill: ink },
          name,
        ),
    ),
  )
}

/** Illustrations inside course descriptions, by file name. */
export const figures: Record<string, () => string> = {
  'box-model': boxModel,
  'learning-path': learningPath,
  'analysis-loop': analysisLoop,
  'gradient-descent': gradientDescent,
  'linear-map': linearMap,
  'normal-curve': normalCurve,
  'color-wheel': colorWheel,
}
