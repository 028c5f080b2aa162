import { expect } from 'storybook/test'

/**
 * Fails when the page can be scrolled sideways: a story has to fit the width it is shown in.
 *
 * @param variant how the story is shown, for the message
 */
export async function expectFitsWidth(variant?: string): Promise<void> {
  const { scrollWidth, clientWidth } = document.documentElement
  const message = ['the page scrolls sideways', variant].filter(Boolean).join(': ')
  await expect(scrollWidth, message).toBeLessThanOrEqual(clientWidth)
}
