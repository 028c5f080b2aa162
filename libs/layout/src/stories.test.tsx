/// <reference types="vite/client" />
import { composeStories, type Meta } from '@storybook/react-vite'
import { axeViolations } from '@shuyuan/testing'
import { describe, expect, test } from 'vitest'

const modules = import.meta.glob<{ default: Meta }>('./**/*.stories.tsx', { eager: true })

describe.each(Object.values(modules))('$default.title', (module) => {
  const stories: Record<string, { run: () => Promise<void> }> = composeStories(module)

  test.each(Object.keys(stories))('%s has nothing axe objects to', async (name) => {
    await stories[name]?.run()
    expect(await axeViolations(document.body)).toEqual([])
  })
})
