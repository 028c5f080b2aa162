/// <reference types="vite/client" />
import { composeStories, type Meta } from '@storybook/react-vite'
import { axeViolations } from '@shuyuan/testing'
import { describe, expect, test, vi } from 'vitest'

// The tokens as a browser computes them are looked at in one, with all stories.
const modules = import.meta.glob<{ default: Meta }>(
  ['./**/*.stories.tsx', '!./theme/tokens.stories.tsx'],
  { eager: true },
)

describe.each(Object.values(modules))('$default.title', (module) => {
  const stories: Record<string, { run: () => Promise<void> }> = composeStories(module)

  test.each(Object.keys(stories))('%s has nothing axe objects to', async (name) => {
    if (name === 'Failed') vi.spyOn(console, 'error').mockReturnValue(undefined)
    await stories[name]?.run()
    expect(await axeViolations(document.body)).toEqual([])
  })
})
