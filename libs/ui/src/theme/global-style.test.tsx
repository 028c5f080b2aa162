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

test('is light for all', () => {
  expect(ruleOf(':root')).toContain(`--sy-surface:${lightColors.surface};`)
})

test('is dark where the system asks for it, unless the page asks for light', () => {
  const css = renderedCss()
  expect(css).toContain("@media (prefers-color-scheme: dark){html:not([data-theme='light']){")
  expect(ruleOf("html:not([data-theme='light'])")).toContain(`--sy-surface:${darkColors.surface};`)
})

test('is dark where the page asks for it', () => {
  expect(ruleOf("html[data-theme='dark']")).toContain(`--sy-surface:${darkColors.surface};`)
})

test('holds back movement where it is unwelcome', () => {
  expect(renderedCss()).toContain('prefers-reduced-motion')
})

test('has more contrast where the page asks for it, in both themes', () => {
  expect(ruleOf("html[data-contrast='more']")).toContain(`--sy-text:${lightContrastColors.text};`)
  expect(ruleOf("html[data-theme='dark'][data-contrast='more']")).toContain(
    `--sy-text:${darkContrastColors.text};`,
  )
})

test('has more contrast where the system asks for it, unless the page asks for the usual one', () => {
  const css = renderedCss()
  expect(css).toContain("@media (prefers-contrast: more){html:not([data-contrast='standard']){")
  expect(css).toContain("html[data-theme='dark']:not([data-contrast='standard']){")
})
