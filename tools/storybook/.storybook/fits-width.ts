import { expect } from 'storybook/test'

/** The innermost elements that stick out of the page. */
function tooWide(): string {
  const { clientWidth } = document.documentElement
  const wide = [...document.body.querySelectorAll('*')].filter(
    (element) => element.getBoundingClientRect().right > clientWidth,
  )
  return wide
    .filter((element) => !wide.some((other) => other.parentElement === element))
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
  const causes = scrollWidth > clientWidth ? tooWide() : ''
  const message = ['the page scrolls sideways', variant, causes].filter(Boolean).join(': ')
  await expect(scrollWidth, message).toBeLessThanOrEqual(clientWidth)
}
