/** Elements that a host may add: they hold prose and read their content as HTML. Custom elements besides. */
const harmlessElement =
  /^(?:address|article|aside|data|footer|header|hgroup|main|meter|nav|output|progress|search|[a-z][a-z0-9]*(?:-[a-z0-9]+)+)$/

/** Names with a hyphen that HTML keeps for SVG and MathML. */
const foreign =
  /^(?:annotation-xml|color-profile|font-face(?:-(?:src|uri|format|name))?|missing-glyph)$/

/** Attributes that a host may add: none holds a URL, a style or a script. Those that begin so are our own. */
const harmlessAttribute = /^(?:data-(?!rt-)[a-z][a-z0-9-]*|aria-[a-z]+|role|slot|part)$/

/** Whether a host may let an element pass that is removed otherwise. */
export const isHarmlessElement = (name: string): boolean =>
  harmlessElement.test(name) && !foreign.test(name)

/** Whether a host may let an attribute pass that is removed otherwise. */
export const isHarmlessAttribute = (name: string): boolean => harmlessAttribute.test(name)

/**
 * The names that pass. Each other one is reported to the developer, and not at all in a page built for
 * production.
 *
 * @param option what holds the names
 */
export function harmless(
  option: 'extraElements' | 'extraAttributes',
  names: readonly string[] = [],
): string[] {
  const passes = option === 'extraElements' ? isHarmlessElement : isHarmlessAttribute
  return names.filter((name) => {
    const isPassing = passes(name)
    if (!isPassing && process.env.NODE_ENV !== 'production') {
      console.error(
        `"${name}" of "${option}" stays removed. Elements may be custom ones and parts of a page, attributes data-…, aria-…, role, slot and part.`,
      )
    }
    return isPassing
  })
}
