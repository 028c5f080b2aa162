type Attributes = Record<string, string | number | undefined>

/** Fonts for Chinese text on any system. */
export const sans =
  "system-ui, 'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', 'Source Han Sans SC', sans-serif"
export const serif = "'Songti SC', 'Noto Serif CJK SC', 'Source Han Serif SC', SimSun, serif"

/** An SVG element as text; numbers are cut to one decimal. */
export function tag(name: string, attributes: Attributes, ...children: string[]): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? brief(value) : value}"`)
    .join('')
  return children.length === 0
    ? `<${name}${written}/>`
    : `<${name}${written}>${children.join('')}</${name}>`
}

export function brief(value: number): string {
  return String(Math.round(value * 10) / 10)
}

export const circle = (cx: number, cy: number, r: number, attributes: Attributes) =>
  tag('circle', { cx, cy, r, ...attributes })

export const rect = (x: number, y: number, width: number, height: number, attributes: Attributes) =>
  tag('rect', { x, y, width, height, ...attributes })

export const line = (x1: number, y1: number, x2: number, y2: number, attributes: Attributes) =>
  tag('line', { x1, y1, x2, y2, ...attributes })

export const path = (d: string, attributes: Attributes) => tag('path', { d, ...attributes })

export const group = (attributes: Attributes, ...children: string[]) =>
  tag('g', attributes, ...children)

export const text = (x: number, y: number, content: string, attributes: Attributes) =>
  tag('text', { x, y, ...attributes }, escape(content))

/** A smooth-looking line through points. */
export function polyline(points: [number, number][]): string {
  return points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${brief(x)} ${brief(y)}`).join('')
}

/** A whole image. */
export function image(width: number, height: number, ...children: string[]): string {
  return `${tag('svg', { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox: `0 0 ${width} ${height}` }, ...children)}\n`
}

function escape(content: string): string {
  return content.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
