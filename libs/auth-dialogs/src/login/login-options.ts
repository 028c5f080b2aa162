/** What both ways of the login dialog start from. */
export interface LoginOptions {
  /** Filled in at the start. */
  mobile?: string
  /** Hears the phone while it is typed. */
  onMobileChange?(mobile: string): void
}
