/** An entry of the main navigation; two levels are shown. */
export interface NavEntry {
  id: number
  name: string
  /** Absolute http(s) URL, path of this site, or `''` for an entry that only holds others or is a name alone. */
  url: string
  /** Opens in a new window; for absolute URLs. */
  opensNewWindow: boolean
  /** Entries of the second level; `null` and nameless ones are left out. */
  children?: readonly (NavEntry | null)[] | null
}
