/** Returns the canonical tag. Malformed tags give `undefined`, the language of the runtime. */
export function canonicalLocale(locale: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(locale)[0]
  } catch {
    return undefined
  }
}
