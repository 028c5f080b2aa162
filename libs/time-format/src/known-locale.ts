import { reportMistake } from './report-mistake'

/** `undefined`, the runtime’s own language, for what is no well-formed tag. */
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
