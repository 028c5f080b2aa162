import { expect, test } from '@playwright/test'
import { openStory } from './open-story'

test('a control of the panel changes the story', async ({ page }) => {
  await openStory(page, '/course-card.stories.tsx')
  const card = page.frameLocator('#storybook-preview-iframe').getByRole('article')
  await expect(card.getByText('VIP')).toHaveCount(0)
  await page.locator('#control-title').fill('唐诗里的四季')
  await page.locator('#control-isVipFree').click({ force: true })
  await expect(card.getByRole('heading', { name: '唐诗里的四季' })).toBeVisible()
})
