import { expect, test, type Page } from '@playwright/test'
import { openStory } from './open-story'

/** Exact, because the name of a story can contain that of a menu. */
const menu = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^${name}`) })

test('a menu that does not affect a story is disabled with a reason', async ({ page }) => {
  await openStory(page, '/button.stories.tsx')
  await expect(menu(page, '网络故障：这里没有')).toBeDisabled()
  await expect(menu(page, '语言：这里只有中文')).toBeDisabled()
})

test('the toolbar changes the language of a story', async ({ page }) => {
  await openStory(page, '/password-login.stories.tsx')
  await menu(page, '语言').click()
  await page.getByRole('option', { name: 'English' }).click()
  await expect(
    page.frameLocator('#storybook-preview-iframe').getByText('Password').first(),
  ).toBeVisible()
})

test('a control of the panel changes the story', async ({ page }) => {
  await openStory(page, '/course-card.stories.tsx')
  await page.locator('[id^=control-][id$=-title]').fill('唐诗里的四季')
  const story = page.frameLocator('#storybook-preview-iframe')
  await expect(story.getByRole('heading', { name: '唐诗里的四季' })).toBeVisible()
})
