import type { NavEntry } from './nav-entry'

/** An entry that is shown, as are those below it. */
export interface NamedEntry extends NavEntry {
  children: NamedEntry[]
}

/** The entries that have a name, on both levels: half an entry of a CMS is none. */
export function namedEntries(entries: readonly (NavEntry | null)[]): NamedEntry[] {
  return entries.flatMap((entry) =>
    entry?.name ? { ...entry, children: namedEntries(entry.children ?? []) } : [],
  )
}
