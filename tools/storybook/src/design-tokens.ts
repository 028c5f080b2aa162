type Values = Readonly<Record<string, string>>

/** A token of the design tokens format, https://www.designtokens.org/TR/2025.10/format/. */
export interface DesignToken {
  $type: string
  $value: unknown
  $description?: string
  $extensions: { '@shuyuan/ui': { variable: string; css: string } }
}

type Tokens = Record<string, DesignToken>

interface Dimension {
  value: number
  unit: string
}

const curves: Record<string, number[]> = {
  linear: [0, 0, 1, 1],
  'ease-out': [0, 0, 0.58, 1],
  'ease-in-out': [0.42, 0, 0.58, 1],
}

function match(css: string, pattern: RegExp): string[] {
  const found = pattern.exec(css)
  if (!found) throw new Error(`${css} has no counterpart in the design tokens format.`)
  return found.slice(1)
}

/** Parses a length. For a length that depends on the window, returns its maximum. */
function dimension(css: string): Dimension {
  const largest = css.replace(/^min\((.*), \d+vw\)$/, '$1').replace(/^clamp\(.*, ([^,]+)\)$/, '$1')
  const [value = '', unit = ''] = match(largest, /^(-?[\d.]+)(px|rem)?$/)
  return { value: Number(value), unit: unit || 'px' }
}

function color(css: string) {
  const isHex = css.startsWith('#')
  const parts = isHex
    ? match(css, /^#(..)(..)(..)$/).map((part) => Number.parseInt(part, 16))
    : match(css, /^rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)$/).map(Number)
  const [red = 0, green = 0, blue = 0, alpha = 1] = parts
  const components = [red, green, blue].map((part) => Number((part / 255).toFixed(4)))
  return { colorSpace: 'srgb', components, alpha, ...(isHex && { hex: css }) }
}

function shadow(css: string) {
  return css.split(/, (?=\d)/).map((layer) => {
    const [x = '', y = '', blur = '', tone = ''] = match(layer, /^(\S+) (\S+) (\S+) (rgb.*)$/)
    return {
      color: color(tone),
      offsetX: dimension(x),
      offsetY: dimension(y),
      blur: dimension(blur),
      spread: dimension('0'),
    }
  })
}

function typography(css: string) {
  const [weight, size = '', height, font] = match(css, /^(\d+) (.+)\/([\d.]+) var\(--sy-(.+)\)$/)
  return {
    fontFamily: `{scale.${font}}`,
    fontSize: dimension(size),
    fontWeight: Number(weight),
    letterSpacing: dimension('0'),
    lineHeight: Number(height),
  }
}

function transition(css: string) {
  const [value, unit, curve = ''] = match(css, /^([\d.]+)(ms|s) (\S+)$/)
  return {
    duration: { value: Number(value), unit },
    delay: { value: 0, unit: 'ms' },
    timingFunction: curves[curve],
  }
}

const fontFamily = (css: string) => css.split(', ').map((name) => name.replaceAll('"', ''))

/** Types by the first word of a name. All others are lengths. */
const kinds: Record<string, [type: string, read: (css: string) => unknown]> = {
  shadow: ['shadow', shadow],
  type: ['typography', typography],
  font: ['fontFamily', fontFamily],
  weight: ['fontWeight', Number],
  z: ['number', Number],
  motion: ['transition', transition],
}

/** Tokens that the format has no type for: the filter of images. */
export const omitted = ['image-tone']

function tokensOf(values: Values, uses: Values, other: (typeof kinds)[string]): Tokens {
  const names = Object.keys(values).filter((name) => !omitted.includes(name))
  return Object.fromEntries(
    names.map((name) => {
      const css = values[name] ?? ''
      const [type, read] = kinds[name.split('-')[0] ?? ''] ?? other
      const variable = `--sy-${name}`
      return [
        name,
        {
          $type: type,
          $value: read(css),
          $description: uses[name],
          $extensions: { '@shuyuan/ui': { variable, css } },
        },
      ]
    }),
  )
}

interface TokenSources {
  /** Colors by the name of their theme. */
  themes: Readonly<Record<string, Values>>
  /** Values that are the same in all themes. */
  scale: Values
  /** Purpose of each token. */
  uses: Values
}

/** Converts the tokens to the W3C format: one group for each theme, and one for all other values. */
export function designTokens({ themes, scale, uses }: TokenSources): Record<string, Tokens> {
  return {
    ...Object.fromEntries(
      Object.entries(themes).map(([name, colors]) => [
        name,
        tokensOf(colors, uses, ['color', color]),
      ]),
    ),
    scale: tokensOf(scale, uses, ['dimension', dimension]),
  }
}
