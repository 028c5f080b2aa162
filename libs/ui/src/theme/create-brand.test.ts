// @vitest-environment node
import { expect, test } from 'vitest'
import { contrastOf, hexOf, shadeOf } from './color-math'
import { leastContrast, lightestScrim, shapePairs, textPairs } from './contrast-pairs.fixture'
import { createBrand } from './create-brand'
import { darkColors, darkContrastColors, lightColors, lightContrastColors } from './palette'

const palettes = {
  light: lightColors,
  dark: darkColors,
  lightContrast: { ...lightColors, ...lightContrastColors },
  darkContrast: { ...darkColors, ...darkContrastColors },
}

const themeNames = ['light', 'dark', 'lightContrast', 'darkContrast'] as const

/** Color pairs of a brand without enough contrast. */
function faultsOf(accent: string): string[] {
  const { themes } = createBrand({ accent })
  return themeNames.flatMap((theme) => {
    const colors = { ...palettes[theme], ...themes[theme] }
    const { text, shape } = leastContrast[theme]
    const faultOf = (one: string, other: string, name: string, least: number) =>
      contrastOf(one, other) < least ? [`${accent}, ${theme}: ${name}`] : []
    return [
      ...textPairs.flatMap(([a, b]) => faultOf(colors[a], colors[b], `${a} on ${b}`, text)),
      ...shapePairs.flatMap(([a, b]) => faultOf(colors[a], colors[b], `${a} on ${b}`, shape)),
      ...faultOf(colors['accent-on-scrim'], lightestScrim, 'over a video', text),
    ]
  })
}

const hues = Array.from({ length: 360 }, (_, degree) => (degree * Math.PI) / 180)
const shades = [
  { name: 'dark', lightness: 0.25, chroma: 0.1 },
  { name: 'deep', lightness: 0.45, chroma: 0.2 },
  { name: 'vivid', lightness: 0.65, chroma: 0.3 },
  { name: 'gray', lightness: 0.55, chroma: 0.02 },
  { name: 'light', lightness: 0.9, chroma: 0.15 },
]

test.each(shades)(
  '$name accents of all hues are readable wherever they are used',
  ({ lightness, chroma }) => {
    const accents = hues.map((hue) => hexOf({ lightness, chroma, hue }))
    expect(accents.flatMap(faultsOf)).toEqual([])
  },
)

test('accepts black and white', () => {
  expect(['#000000', '#ffffff'].flatMap(faultsOf)).toEqual([])
})

test('buttons of the light theme have the exact accent if white is readable on it', () => {
  const { light } = createBrand({ accent: '#B3261E' }).themes
  expect(light).toMatchObject({ accent: '#b3261e', 'accent-strong': '#b3261e' })
})

test('darkens an accent that is too light for white text and keeps its hue', () => {
  const { light } = createBrand({ accent: '#fb0' }).themes
  expect(light).toMatchObject({ accent: expect.not.stringMatching('#fb0') })
  const strong = shadeOf(light['accent-strong'] ?? '')
  expect(strong.lightness).toBeLessThan(shadeOf('#ffbb00').lightness)
  expect(Math.abs(strong.hue - shadeOf('#ffbb00').hue)).toBeLessThan(0.05)
})

test('a gray accent gives gray colors', () => {
  const { themes } = createBrand({ accent: '#777777' })
  const chromas = themeNames.flatMap((theme) =>
    Object.values(themes[theme]).map((hex) => shadeOf(hex).chroma),
  )
  expect(Math.max(...chromas)).toBeLessThan(0.01)
})

test('contains CSS for a page in all four themes', () => {
  const { css, themes } = createBrand({ accent: '#b3261e' })
  for (const theme of themeNames) {
    expect(css).toContain(`--sy-accent-strong:${themes[theme]['accent-strong']};`)
  }
  expect(css).toContain("html[data-theme='dark'][data-contrast='more'] { --sy-accent:")
})

test.each(['blue', '#12345', '#gggggg', '', 'rgb(1 2 3)'])(
  'rejects %o and names the valid format',
  (accent) => {
    expect(() => createBrand({ accent })).toThrow(
      `createBrand: accent ${JSON.stringify(accent)} is not a color`,
    )
    expect(() => createBrand({ accent })).toThrow("as '#0f6fc2'")
  },
)
