import type { Page } from '@playwright/test'

declare global {
  interface Window {
    /** All texts of live regions, in order. */
    said: string[]
  }
}

/**
 * Collects announcements of screen readers from the next page load on: text added to `role=status`,
 * `role=alert` or `aria-live` elements, or together with them. Changes in the same tick are one announcement.
 */
export async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const live = '[role=status], [role=alert], [aria-live=polite], [aria-live=assertive]'
    window.said = []
    let pending = new Set<Element>()
    const textOf = (element: Element) => (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
    function speak() {
      for (const region of pending) {
        if (region.isConnected && textOf(region) !== '') window.said.push(textOf(region))
      }
      pending = new Set()
    }
    function speakSoon() {
      // The browser adds the server's HTML in pieces.
      if (document.readyState !== 'loading') setTimeout(speak)
      else document.addEventListener('DOMContentLoaded', speak, { once: true })
    }
    function note(node: Node) {
      const element = node instanceof Element ? node : node.parentElement
      // Screen readers ignore hidden elements. Timers change every second and are not announced.
      if (element === null || element.closest('[role=timer], [aria-hidden=true]') !== null) return
      const around = element.closest(live)
      const found = node instanceof Element ? node.querySelectorAll(live) : []
      const inside = around === null ? found : [around]
      if (pending.size === 0) speakSoon()
      for (const region of inside) pending.add(region)
    }
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) {
        if (type === 'characterData') note(target)
        else for (const added of addedNodes) note(added)
      }
    }).observe(document, { childList: true, characterData: true, subtree: true })
  })
  // Runs after the announcements of the current tick.
  return () => page.evaluate(() => new Promise((resolve) => setTimeout(() => resolve(window.said))))
}
