import { expect } from 'storybook/test'

/** The innermost elements that reach beyond the page. */
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

/** Fails when the page can be scrolled sideways: a story has to fit the width it is shown in. */
export async function expectFitsWidth(): Promise<void> {
  const { scrollWidth, clientWidth } = document.documentElement
  const causes = scrollWidth > clientWidth ? tooWide() : ''
  await expect(scrollWidth, `the page scrolls sideways: ${causes}`).toBeLessThanOrEqual(clientWidth)
}
