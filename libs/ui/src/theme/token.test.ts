// @vitest-environment node
import { expect, test } from 'vitest'
import { darkColors, lightColors } from './palette'
import { scale } from './scale'
import { token } from './token'

test('a color is the variable, else the standard value for the color scheme', () => {
  const standard = `light-dark(${lightColors.text}, ${darkColors.text})`
  expect(token('text')).toBe(`var(--sy-text,${standard})`)
})

test('a size does not depend on the root font size of the page', () => {
  expect(token('text-width')).toBe('var(--sy-text-width,640px)')
})

test('a font refers to the font family of the page, else to the standard one', () => {
  const family = `var(--sy-font-body,${scale['font-body']})`
  expect(token('type-body')).toBe(`var(--sy-type-body,400 16px/1.7 ${family})`)
})

test('a shadow, which is not a color, has the light value', () => {
  expect(token('shadow-raised')).toBe(`var(--sy-shadow-raised,${lightColors['shadow-raised']})`)
})
