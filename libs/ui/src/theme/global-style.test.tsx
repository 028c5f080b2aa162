// @vitest-environment node
import { renderToString } from 'react-dom/server'
import { ServerStyleSheet } from 'styled-components'
import { expect, test } from 'vitest'
import { GlobalStyle } from './global-style'
import { darkColors, darkContrastColors, lightColors, lightContrastColors } from './palette'

function renderedCss(): string {
  const sheet = new ServerStyleSheet()
  renderToString(sheet.collectStyles(<GlobalStyle />))
  return sheet.getStyleTags()
}

function ruleOf(selector: string): string {
  const css = renderedCss()
  const start = css.indexOf(`${selector}{`)
  return start < 0 ? '' : css.slice(start, css.indexOf('}', start))
}

test('is light by default', () => {
  expect(ruleOf(':root')).toContain(`--sy-surface:${lightColors.surface};`)
})

test('is dark if the system prefers dark, unless the page is set to light', () => {
  const css = renderedCss()
  expect(css).toContain("@media (prefers-color-scheme: dark){html:not([data-theme='light']){")
  expect(ruleOf("html:not([data-theme='light'])")).toContain(`--sy-surface:${darkColors.surface};`)
})

test('is dark if the page is set to dark', () => {
  expect(ruleOf("html[data-theme='dark']")).toContain(`--sy-surface:${darkColors.surface};`)
})

test('is light on paper', () => {
  const css = renderedCss()
  const dark = css.indexOf(`--sy-surface:${darkColors.surface};`)
  expect(css.lastIndexOf('@media screen', dark)).toBeGreaterThan(-1)
  expect(css.slice(0, css.indexOf('@media screen'))).not.toContain(darkColors.surface)
})

test('stops animations for users who prefer reduced motion', () => {
  expect(renderedCss()).toContain('prefers-reduced-motion')
})

test('has more contrast if the page is set to it, in both themes', () => {
  expect(ruleOf("html[data-contrast='more']")).toContain(`--sy-text:${lightContrastColors.text};`)
  expect(ruleOf("html[data-theme='dark'][data-contrast='more']")).toContain(
    `--sy-text:${darkContrastColors.text};`,
  )
})

test('has more contrast if the system prefers it, unless the page is set to standard', () => {
  const css = renderedCss()
  expect(css).toContain("@media (prefers-contrast: more){html:not([data-contrast='standard']){")
  expect(css).toContain("html[data-theme='dark']:not([data-contrast='standard']){")
})
