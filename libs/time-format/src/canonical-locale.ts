import { reportInvalidValue } from './report-invalid-value'

/** Returns the canonical tag. Malformed tags give `undefined`, the language of the runtime. */
export function canonicalLocale(locale: string): string | undefined {
  const known = tryCanonicalLocale(locale)
  if (known === undefined) reportInvalidValue('locale', locale)
  return known
}

function tryCanonicalLocale(locale: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(locale)[0]
  } catch {
    return undefined
  }
}
