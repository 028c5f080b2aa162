import { expect } from 'storybook/test'

/** Fails when the page can be scrolled sideways: a story has to fit the width it is shown in. */
export async function expectFitsWidth(): Promise<void> {
  const { scrollWidth, clientWidth } = document.documentElement
  await expect(scrollWidth, 'the page scrolls sideways').toBeLessThanOrEqual(clientWidth)
}
