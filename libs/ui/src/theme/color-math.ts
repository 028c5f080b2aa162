/** A color in OKLCH: lightness (0 to 1), chroma (0 is gray) and hue (radians). */
export interface Shade {
  lightness: number
  chroma: number
  hue: number
}

const toLinear = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4

const fromLinear = (channel: number) =>
  channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055

/** Linear red, green and blue of `#rrggbb`. */
function linearOf(hex: string): [number, number, number] {
  const channel = (start: number) => toLinear(parseInt(hex.slice(start, start + 2), 16) / 255)
  return [channel(1), channel(3), channel(5)]
}

function luminance(hex: string): number {
  const [r, g, b] = linearOf(hex)
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** WCAG contrast ratio of two colors (`#rrggbb`), from 1 to 21. */
export function contrastOf(a: string, b: string): number {
  const [one, other] = [luminance(a), luminance(b)]
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}

/** Parses `#rrggbb`. */
export function shadeOf(hex: string): Shade {
  const [r, g, b] = linearOf(hex)
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const c = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(a, c),
    hue: Math.atan2(c, a),
  }
}

function linearAt({ lightness, chroma, hue }: Shade): [number, number, number] {
  const a = chroma * Math.cos(hue)
  const b = chroma * Math.sin(hue)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

/** Formats a color as `#rrggbb`. Reduces the chroma of a color outside of sRGB until it fits. */
export function hexOf(shade: Shade): string {
  const linear = linearAt(shade)
  const isShown = linear.every((channel) => channel > -0.0005 && channel < 1.0005)
  if (!isShown && shade.chroma > 0.001) return hexOf({ ...shade, chroma: shade.chroma * 0.96 })
  const digits = linear.map((channel) =>
    Math.round(255 * Math.min(1, Math.max(0, fromLinear(Math.max(0, channel)))))
      .toString(16)
      .padStart(2, '0'),
  )
  return `#${digits.join('')}`
}
