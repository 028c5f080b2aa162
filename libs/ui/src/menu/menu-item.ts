/** One entry of a {@link Menu}: a place to go or a thing to do. */
export interface MenuItem {
  label: string
  /** Where it leads. */
  href?: string
  /** What it does, when it has no `href`. */
  onSelect?: () => void
  /** Shows a dot and reads this out after the label, as 有未读消息. */
  mark?: string
  /** Draws a line above it. */
  separated?: boolean
}
