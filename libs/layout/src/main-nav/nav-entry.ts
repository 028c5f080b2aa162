/** Entry of the main navigation, which shows two levels. */
export interface NavEntry {
  id: number
  name: string
  /** Absolute HTTP(S) URL, path of this site, or `''` for a parent or plain text. */
  url: string
  /** Opens in a new window (absolute URLs only). */
  opensNewWindow: boolean
  /** Entries of the second level; `null` and nameless ones are skipped. */
  children?: readonly (NavEntry | null)[] | null
}
