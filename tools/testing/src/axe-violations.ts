import axe from 'axe-core'

/**
 * Runs axe on a rendered element and lists its violations, one per line. Browser tests check the
 * color contrast, because a DOM emulation computes no colors.
 */
export async function axeViolations(element: Element): Promise<string[]> {
  const { violations } = await axe.run(element, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  })
  return violations.map((v) => `${v.id}: ${v.help} (${v.nodes.map((n) => n.html).join(' | ')})`)
}
