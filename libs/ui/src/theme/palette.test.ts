// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { contrastOf, shadeOf } from './color-math'
import {
  grounds,
  leastContrast,
  lightestScrim,
  shapePairs,
  textPairs,
} from './contrast-pairs.fixture'
import { darkColors, darkContrastColors, lightColors, lightContrastColors } from './palette'

describe.each([
  { theme: 'light', colors: lightColors, ...leastContrast.light },
  { theme: 'dark', colors: darkColors, ...leastContrast.dark },
  {
    theme: 'light, high contrast',
    colors: { ...lightColors, ...lightContrastColors },
    ...leastContrast.lightContrast,
  },
  {
    theme: 'dark, high contrast',
    colors: { ...darkColors, ...darkContrastColors },
    ...leastContrast.darkContrast,
  },
])('$theme theme', ({ colors, text: textMin, shape: shapeMin }) => {
  test.each(textPairs)(`%s is readable on %s (${textMin} to 1)`, (text, ground) => {
    expect(contrastOf(colors[text], colors[ground])).toBeGreaterThanOrEqual(textMin)
  })

  test.each(shapePairs)(`%s contrasts with %s (${shapeMin} to 1)`, (shape, ground) => {
    expect(contrastOf(colors[shape], colors[ground])).toBeGreaterThanOrEqual(shapeMin)
  })

  test('the accent is readable over a video', () => {
    const contrast = contrastOf(colors['accent-on-scrim'], lightestScrim)
    expect(contrast).toBeGreaterThanOrEqual(textMin)
  })

  test('the accent keeps its color', () => {
    expect(colors.accent).toBe('#3ca7fa')
  })
})

describe.each([
  ['light', { ...lightColors, ...lightContrastColors }],
  ['dark', { ...darkColors, ...darkContrastColors }],
])('%s theme with more contrast', (_, colors) => {
  test.each(grounds)('lines are visible on %s (3 to 1)', (ground) => {
    expect(contrastOf(colors.border, colors[ground])).toBeGreaterThanOrEqual(3)
  })
})

test('grounds of the dark themes are neutral or warm', () => {
  const cold = [darkColors, darkContrastColors].flatMap((colors) =>
    Object.entries(colors).filter(([name, value]) => {
      if (!/^(surface|hover|pressed|selected|disabled)|-soft$/.test(name)) return false
      // Negative hues are blue.
      return shadeOf(value).hue < -0.01 && shadeOf(value).chroma > 0.001
    }),
  )
  expect(cold).toEqual([])
})

// A pair that is not listed would not be measured.
test('every text color is listed', () => {
  const measured = new Set<string>([...textPairs, ...shapePairs].flat())
  const unmeasured = Object.keys(lightColors).filter(
    (name) =>
      !measured.has(name) &&
      !/^(shadow|image|fill|scrim|on-scrim|border$|accent$|accent-on-scrim)/.test(name),
  )
  expect(unmeasured).toEqual([])
})
