import { contrastOf, hexOf, shadeOf, type Shade } from './color-math'
import { darkColors, darkContrastColors, lightColors, lightContrastColors } from './palette'
import { themeCss, type Themes } from './theme-css'

/** What a brand is made from. */
export interface BrandOptions {
  /** The brand's color, as `#rrggbb` or `#rgb`. Buttons have it where white is readable on it. */
  accent: string
}

/** The colors of a brand in all themes; made by {@link createBrand}. */
export interface Brand {
  /** Values of the tokens that differ from the ordinary ones. */
  themes: Themes
  /** The same as CSS text, for a page: it stands after `baseCss` or {@link GlobalStyle}. */
  css: string
}

type Colors = typeof lightColors
type ColorName = keyof Colors

interface Ground {
  colors: Colors
  /** Least contrast of texts. */
  ratio: number
  /** Where more contrast is found: 1 is lighter. */
  away: 1 | -1
}

const grounds: Record<keyof Themes, Ground> = {
  light: { colors: lightColors, ratio: 4.5, away: -1 },
  dark: { colors: darkColors, ratio: 4.5, away: 1 },
  lightContrast: { colors: { ...lightColors, ...lightContrastColors }, ratio: 7, away: -1 },
  darkContrast: { colors: { ...darkColors, ...darkContrastColors }, ratio: 7, away: 1 },
}

/** Moves the lightness until all of the others stand out from the color. */
function fit(shade: Shade, away: 1 | -1, ratio: number, others: string[]): string {
  const hex = hexOf(shade)
  const isReadable = others.every((other) => contrastOf(hex, other) >= ratio)
  const lightness = shade.lightness + away * 0.005
  const isOver = lightness < 0 || lightness > 1
  return isReadable || isOver ? hex : fit({ ...shade, lightness }, away, ratio, others)
}

/** Contrast of lines and bars that repeat what a text says. */
const leastGraphic = 2

/** What is seen through the scrim over a white video. */
const lightestScrim = '#26292e'

function brandColors(accent: string, { colors, ratio, away }: Ground): Record<string, string> {
  const brand = shadeOf(accent)
  const palette = (names: ColorName[]) => names.map((name) => colors[name])
  const surfaces = palette(['surface', 'surface-raised', 'surface-sunken'])
  /** As light and as vivid as the palette's own. */
  const tint = (name: ColorName) => {
    const own = shadeOf(colors[name])
    const vivid = Math.min(1, brand.chroma / shadeOf(lightColors.accent).chroma)
    return { ...own, hue: brand.hue, chroma: own.chroma * vivid }
  }
  /** At least as far from the ground as the palette's own. */
  const toned = (shade: Shade, name: ColorName) => {
    const own = shadeOf(colors[name]).lightness
    return away * (shade.lightness - own) >= 0 ? shade : { ...shade, lightness: own }
  }
  const back = away === 1 ? -1 : 1
  const soft = fit(tint('accent-soft'), back, ratio, palette(['text', 'text-muted']))
  const selectedTexts = palette(['text', 'text-muted', 'text-subtle'])
  const selected = fit(tint('selected'), back, ratio, selectedTexts)
  // On a light page the brand's own color, when it can be read.
  const start = colors === lightColors ? brand : toned(brand, 'accent-strong')
  const strong = fit(start, away, ratio, [...surfaces, colors['on-accent']])
  const textOn = [...surfaces, ...palette(['hover', 'pressed', 'info-soft']), soft, selected]
  const text = fit(toned(shadeOf(strong), 'accent-text'), away, ratio, textOn)
  return {
    accent: fit(brand, away, leastGraphic, surfaces),
    'accent-strong': strong,
    'accent-text': text,
    'accent-soft': soft,
    'accent-on-scrim': fit(brand, 1, ratio, [lightestScrim]),
    selected,
    'on-selected': fit(toned(shadeOf(text), 'on-selected'), away, ratio, [selected]),
    focus: text,
  }
}

/**
 * Makes the colors of a brand from its accent: in all four themes every text is readable on every ground
 * (4.5 to 1, with more contrast 7 to 1). Throws for an accent that is no hexadecimal color.
 *
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
