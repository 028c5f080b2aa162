// @vitest-environment node
import { renderToString } from 'react-dom/server'
import { ServerStyleSheet } from 'styled-components'
import { expect, test } from 'vitest'
import { darkColors, lightColors } from './palette'
import { createBrand } from './create-brand'
import { ThemeScope } from './theme-scope'

const sheet = new ServerStyleSheet()
const html = renderToString(sheet.collectStyles(<ThemeScope className="login">登录</ThemeScope>))
const css = sheet.getStyleTags()

test('has an element for the tokens and, inside, one for the content', () => {
  expect(html).toMatch(/^<div class="[^"]*"><div class="[^"]*login">登录<\/div><\/div>$/)
})

test('uses the tokens of the page, else its own for both color schemes', () => {
  expect(css).toContain(`--sy_text:var(--sy-text,${lightColors.text});`)
  expect(css).toContain(
    `--sy_text:var(--sy-text,light-dark(${lightColors.text}, ${darkColors.text}));`,
  )
  expect(css).toMatch(/:where\(\.\w+ > \*\)\{--sy-/)
  expect(css).toContain('--sy-text:var(--sy_text);')
})

test('has sizes that do not depend on the root font size', () => {
  expect(css).toContain('--sy_type-body:var(--sy-type-body,400 16px/1.7 var(--sy_font-body));')
  expect(css).not.toMatch(/\d(rem)\b/)
})

test('has no rule for elements outside', () => {
  const rules = css
    .replace(/<[^>]*>/g, '')
    .replace(/\/\*.*?\*\//gs, '')
    // Keyframes have the prefix of the library.
    .replace(/@keyframes sy-\w+\{[^{}]*\{[^{}]*\}\}/g, '')
  const selectors = [...rules.matchAll(/([^{}]+)\{(?=[^{}]*\})/g)].flatMap(([, selector = '']) =>
    selector.split(/,(?![^(]*\))/),
  )
  const foreign = selectors.filter((s) => !/^\s*("|:where\(\.\w|\.\w|data-styled)/.test(s))
  expect(selectors.length).toBeGreaterThan(20)
  expect(foreign).toEqual([])
})

test('has the colors of a brand in both color schemes, and more contrast if requested', () => {
  const brand = createBrand({ accent: '#b3261e' })
  const branded = new ServerStyleSheet()
  renderToString(branded.collectStyles(<ThemeScope brand={brand}>登录</ThemeScope>))
  const text = branded.getStyleTags()
  const { light, dark, lightContrast, darkContrast } = brand.themes
  const both = (name: string, one: Record<string, string>, other: Record<string, string>) =>
    `--sy-${name}:light-dark(${one[name]}, ${other[name]});`
  expect(text).toContain(`--sy-accent-strong:${light['accent-strong']};`)
  expect(text).toContain(both('accent-strong', light, dark))
  expect(text).toMatch(/html\[data-contrast='more'\] \.\w+\{--sy-accent:/)
  expect(text).toContain(both('accent-text', lightContrast, darkContrast))
})
