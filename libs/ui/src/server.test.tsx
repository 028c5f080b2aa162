// @vitest-environment node
/// <reference types="vite/client" />
import { composeStories, type Meta } from '@storybook/react-vite'
import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Avatar } from './avatar/avatar'
import { Cover } from './cover/cover'
import { GlobalStyle } from './theme/global-style'
import { Toaster } from './toaster/toaster'

// Error boundaries do not work on the server: an error fails the whole response.
const modules = import.meta.glob<{ default: Meta }>(
  ['./**/*.stories.tsx', '!./error-boundary/**'],
  { eager: true },
)

const stories = Object.values(modules).flatMap((module) => {
  const composed: Record<string, ComponentType> = composeStories(module)
  return Object.entries(composed).map(([name, View]) => ({
    title: `${module.default.title} ${name}`,
    View,
  }))
})

test.each(stories)('$title renders without a window', ({ View }) => {
  expect(() => renderToString(<View />)).not.toThrow()
})

test('GlobalStyle and an empty Toaster render without a window', () => {
  const html = renderToString(
    <>
      <GlobalStyle />
      <Toaster />
    </>,
  )
  expect(html).toContain('aria-live="off"')
})

// A Content-Security-Policy without `style-src-attr` blocks them.
test('Avatar and Cover have no style attributes', () => {
  const html = renderToString(
    <>
      <Avatar src={null} name="李雷" size={72} />
      <Cover src={null} alt="解析几何" ratio={16 / 9} />
    </>,
  )
  expect(html).toContain('解析几何')
  expect(html).not.toContain(' style=')
})
