type Colors = Record<string, string>

interface Palette {
  lightColors: Colors
  darkColors: Colors
  lightContrastColors: Colors
  darkContrastColors: Colors
}

// The library does not export the themes and their calculations, so they are imported from its sources.
const palettes = import.meta.glob<Palette>('../../../../libs/ui/src/theme/palette.ts', {
  eager: true,
})
const scales = import.meta.glob<{ scale: Colors }>('../../../../libs/ui/src/theme/scale.ts', {
  eager: true,
})
const uses = import.meta.glob<{ tokenUses: Colors }>(
  '../../../../libs/ui/src/theme/token-uses.fixture.ts',
  { eager: true },
)

const mathematics = import.meta.glob<{ contrastOf: (a: string, b: string) => number }>(
  '../../../../libs/ui/src/theme/color-math.ts',
  { eager: true },
)

function only<Module>(modules: Record<string, Module>): Module {
  const [module] = Object.values(modules)
  if (!module) throw new Error('The sources of the tokens are not where they were.')
  return module
}

const { lightColors, darkColors, lightContrastColors, darkContrastColors } = only(palettes)

export interface Theme {
  name: string
  colors: Readonly<Colors>
}

export const themes: readonly Theme[] = [
  { name: '浅色', colors: lightColors },
  { name: '深色', colors: darkColors },
  { name: '浅色，高对比度', colors: { ...lightColors, ...lightContrastColors } },
  { name: '深色，高对比度', colors: { ...darkColors, ...darkContrastColors } },
]

/** Values that are the same in all themes. */
export const { scale }: { scale: Readonly<Colors> } = only(scales)

/** Purpose of each token. */
export const { tokenUses }: { tokenUses: Readonly<Colors> } = only(uses)

/** Contrast of two colors as WCAG defines it. */
export const { contrastOf } = only(mathematics)

/** The CSS variable of a token. */
export function variableOf(name: string): string {
  return `--sy-${name}`
}

/** Names of the scale that start with a prefix. */
export function scaleNames(beginning: string): string[] {
  return Object.keys(scale).filter((name) => name.startsWith(beginning))
}
