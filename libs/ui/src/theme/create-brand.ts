import { contrastOf, hexOf, shadeOf, type Shade } from './color-math'
import { darkColors, darkContrastColors, lightColors, lightContrastColors } from './palette'
import { themeCss, type Themes } from './theme-css'

export interface BrandOptions {
  /** Brand color as `#rrggbb` or `#rgb`. Buttons have exactly this color if white text is readable on it. */
  accent: string
}

/** Colors of a brand in all themes. Created by {@link createBrand}. */
export interface Brand {
  /** Values of the tokens that differ from the default theme. */
  themes: Themes
  /** The same as CSS text. Include it after `baseCss` or {@link GlobalStyle}. */
  css: string
}

type Colors = typeof lightColors
type ColorName = keyof Colors

interface Ground {
  colors: Colors
  /** Minimum contrast of text. */
  ratio: number
  /** Direction of more contrast: 1 is lighter. */
  direction: 1 | -1
}

const grounds: Record<keyof Themes, Ground> = {
  light: { colors: lightColors, ratio: 4.5, direction: -1 },
  dark: { colors: darkColors, ratio: 4.5, direction: 1 },
  lightContrast: { colors: { ...lightColors, ...lightContrastColors }, ratio: 7, direction: -1 },
  darkContrast: { colors: { ...darkColors, ...darkContrastColors }, ratio: 7, direction: 1 },
}

/** Changes the lightness until the color contrasts with all of the others. */
function fitContrast(shade: Shade, direction: 1 | -1, ratio: number, others: string[]): string {
  const hex = hexOf(shade)
  const isReadable = others.every((other) => contrastOf(hex, other) >= ratio)
  const lightness = shade.lightness + direction * 0.005
  const isOver = lightness < 0 || lightness > 1
  return isReadable || isOver ? hex : fitContrast({ ...shade, lightness }, direction, ratio, others)
}

/** Contrast of lines and bars that only repeat information of a text. */
const leastGraphic = 2

/** The scrim over a white video. */
const lightestScrim = '#26292e'

function brandColors(accent: string, { colors, ratio, direction }: Ground): Record<string, string> {
  const brand = shadeOf(accent)
  const palette = (names: ColorName[]) => names.map((name) => colors[name])
  const surfaces = palette(['surface', 'surface-raised', 'surface-sunken'])
  /** The same lightness and chroma as in the default palette. */
  const tint = (name: ColorName) => {
    const own = shadeOf(colors[name])
    const vivid = Math.min(1, brand.chroma / shadeOf(lightColors.accent).chroma)
    return { ...own, hue: brand.hue, chroma: own.chroma * vivid }
  }
  /** At least the same distance from the background as in the default palette. */
  const toned = (shade: Shade, name: ColorName) => {
    const own = shadeOf(colors[name]).lightness
    return direction * (shade.lightness - own) >= 0 ? shade : { ...shade, lightness: own }
  }
  const back = direction === 1 ? -1 : 1
  const soft = fitContrast(tint('accent-soft'), back, ratio, palette(['text', 'text-muted']))
  const selectedTexts = palette(['text', 'text-muted', 'text-subtle'])
  const selected = fitContrast(tint('selected'), back, ratio, selectedTexts)
  // The light theme uses the exact brand color if white is readable on it.
  const start = colors === lightColors ? brand : toned(brand, 'accent-strong')
  const strong = fitContrast(start, direction, ratio, [...surfaces, colors['on-accent']])
  const textOn = [...surfaces, ...palette(['hover', 'pressed', 'info-soft']), soft, selected]
  const text = fitContrast(toned(shadeOf(strong), 'accent-text'), direction, ratio, textOn)
  return {
    accent: fitContrast(brand, direction, leastGraphic, surfaces),
    'accent-strong': strong,
    'accent-text': text,
    'accent-soft': soft,
    'accent-on-scrim': fitContrast(brand, 1, ratio, [lightestScrim]),
    selected,
    'on-selected': fitContrast(toned(shadeOf(text), 'on-selected'), direction, ratio, [selected]),
    focus: text,
  }
}

/**
 * Derives the colors of a brand from its accent. In all four themes, every text has a contrast of at least
 * 4.5 to 1 on every background (7 to 1 in the themes with more contrast).
 *
 * @throws if the accent is not a hexadecimal color
 * @example
 * const brand = createBrand({ accent: '#b3261e' })
 * <ThemeScope brand={brand}>…</ThemeScope>
 */
export function createBrand({ accent }: BrandOptions): Brand {
  if (!/^#([\da-f]{3}|[\da-f]{6})$/i.test(accent)) {
    throw new TypeError(
      `createBrand: accent ${JSON.stringify(accent)} is not a color that can be read. Write it in ` +
        `hexadecimal digits, as '#0f6fc2' or '#06c'.`,
    )
  }
  const long = accent.length === 4 ? accent.replace(/[\da-f]/gi, '$&$&') : accent
  const colorsOf = (ground: Ground) => brandColors(long.toLowerCase(), ground)
  const themes = {
    light: colorsOf(grounds.light),
    dark: colorsOf(grounds.dark),
    lightContrast: colorsOf(grounds.lightContrast),
    darkContrast: colorsOf(grounds.darkContrast),
  }
  return { themes, css: themeCss(themes) }
}
