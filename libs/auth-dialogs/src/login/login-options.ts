/** Options of the password and the SMS login. */
export interface LoginOptions {
  /** Initial value of the phone field. */
  mobile?: string
  /** Called while the phone is typed. */
  onMobileChange?(mobile: string): void
}
