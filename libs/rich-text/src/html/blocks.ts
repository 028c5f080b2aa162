/** Names of elements whose content begins on a line of its own. */
export const blockName =
  /^(?:p|div|h[1-6]|li|tr|table|caption|[uod]l|d[td]|pre|blockquote|section|article|center|figure|figcaption|details|summary|hr)$/
