// @vitest-environment node
/// <reference types="vite/client" />
import { composeStories, type Meta } from '@storybook/react-vite'
import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'

const modules = import.meta.glob<{ default: Meta }>('./**/*.stories.tsx', { eager: true })

const stories = Object.values(modules).flatMap((module) => {
  const composed: Record<string, ComponentType> = composeStories(module)
  return Object.entries(composed).map(([name, View]) => ({
    title: `${module.default.title} ${name}`,
    View,
  }))
})

test.each(stories)('$title renders without a window', ({ View }) => {
  expect(renderToString(<View />)).not.toBe('')
})

// A Content-Security-Policy without `style-src-attr` blocks them.
test.each(stories.filter(({ title }) => title.includes('SiteHeader')))(
  '$title has no style attributes',
  ({ View }) => {
    expect(renderToString(<View />)).not.toContain(' style=')
  },
)
