import type { NavEntry } from './nav-entry'

/** An entry to show, with its children. */
export interface NamedEntry extends NavEntry {
  children: NamedEntry[]
}

/** Filters entries with a name on both levels, because a CMS may send incomplete ones. */
export function namedEntries(entries: readonly (NavEntry | null)[]): NamedEntry[] {
  return entries.flatMap((entry) =>
    entry?.name ? { ...entry, children: namedEntries(entry.children ?? []) } : [],
  )
}
