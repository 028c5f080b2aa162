import { expect, test } from '@playwright/test'
import { openStory } from './open-story'

test('a control of the panel changes the story', async ({ page }) => {
  await openStory(page, '/course-card.stories.tsx')
  await page.locator('[id^=control-][id$=-title]').fill('唐诗里的四季')
  const story = page.frameLocator('#storybook-preview-iframe')
  await expect(story.getByRole('heading', { name: '唐诗里的四季' })).toBeVisible()
})
