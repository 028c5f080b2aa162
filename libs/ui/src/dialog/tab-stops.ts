/** What the Tab key reaches inside an element, in order. */
export function tabStops(root: HTMLElement): HTMLElement[] {
  return Array.from(root.querySelectorAll<HTMLElement>('*')).filter(
    (element) => element.tabIndex >= 0 && !element.matches(':disabled') && isVisible(element),
  )
}

function isVisible(element: HTMLElement): boolean {
  // Not every browser in use knows it.
  return typeof element.checkVisibility !== 'function' || element.checkVisibility(visibility)
}

const visibility = { checkVisibilityCSS: true }
