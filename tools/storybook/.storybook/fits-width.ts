import { expect } from 'storybook/test'

/** Returns the innermost elements that overflow the page. */
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

/** Fails if the page scrolls sideways. */
export async function expectFitsWidth(): Promise<void> {
  const { scrollWidth, clientWidth } = document.documentElement
  const causes = scrollWidth > clientWidth ? tooWide() : ''
  await expect(scrollWidth, `the page scrolls sideways: ${causes}`).toBeLessThanOrEqual(clientWidth)
}
