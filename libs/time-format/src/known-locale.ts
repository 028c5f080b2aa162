import { reportMistake } from './report-mistake'

/** Returns the canonical tag. Malformed tags give `undefined`, the language of the runtime. */
export function knownLocale(locale: string): string | undefined {
  const known = canonicalLocale(locale)
  if (known === undefined) reportMistake('locale', locale)
  return known
}

function canonicalLocale(locale: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(locale)[0]
  } catch {
    return undefined
  }
}
