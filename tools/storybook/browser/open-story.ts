import type { Page } from '@playwright/test'
import { storyIndex } from './story-index'

const stories = storyIndex().filter(({ type }) => type === 'story')

/** Opens the first story of a file in the manager. */
export async function openStory(page: Page, file: string): Promise<void> {
  const story = stories.find(({ importPath }) => importPath.endsWith(file))
  await page.goto(`/?path=/story/${story?.id}`)
}
