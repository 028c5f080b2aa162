/**
 * Elements that a host may add: they contain prose and parse their content as HTML. Custom elements may be
 * added, too.
 */
const harmlessElement =
  /^(?:address|article|aside|data|footer|header|hgroup|main|meter|nav|output|progress|search|[a-z][a-z0-9]*(?:-[a-z0-9]+)+)$/

/** Names with a hyphen that are reserved for SVG and MathML. */
const foreign =
  /^(?:annotation-xml|color-profile|font-face(?:-(?:src|uri|format|name))?|missing-glyph)$/

/**
 * Attributes that a host may add: none takes a URL, a style or a script. Our own attributes use the reserved
 * prefix.
 */
const harmlessAttribute = /^(?:data-(?!rt-)[a-z][a-z0-9-]*|aria-[a-z]+|role|slot|part)$/

/** True if a host may allow an element that is removed by default. */
export const isHarmlessElement = (name: string): boolean =>
  harmlessElement.test(name) && !foreign.test(name)

/** True if a host may allow an attribute that is removed by default. */
export const isHarmlessAttribute = (name: string): boolean => harmlessAttribute.test(name)

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
