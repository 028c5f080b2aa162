import { expect } from 'storybook/test'

/** What reaches farthest to the right, innermost first. */
function widest(): string {
  return [...document.body.querySelectorAll('*')]
    .filter(
      (element) => element.getBoundingClientRect().right > document.documentElement.clientWidth,
    )
    .slice(-3)
    .reverse()
    .map((element) => `<${element.localName}> “${element.textContent.trim().slice(0, 24)}”`)
    .join(', ')
}

/**
 * Fails when the page can be scrolled sideways: a story has to fit the width it is shown in.
 *
 * @param variant how the story is shown, for the message
 */
export async function expectFitsWidth(variant?: string): Promise<void> {
  const { scrollWidth, clientWidth } = document.documentElement
  const message = ['the page scrolls sideways', variant, widest()].filter(Boolean).join(': ')
  await expect(scrollWidth, message).toBeLessThanOrEqual(clientWidth)
}
