import axe from 'axe-core'

/**
 * Runs axe over an element of a rendered test and lists what it found, one line per violation.
 * Color contrast is left to the browser tests: a DOM emulation computes no colors.
 */
export async function axeViolations(element: Element): Promise<string[]> {
  const { violations } = await axe.run(element, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  })
  return violations.map((v) => `${v.id}: ${v.help} (${v.nodes.map((n) => n.html).join(' | ')})`)
}
