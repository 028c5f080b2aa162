/** Result of one check. */
export interface Finding {
  /** An operation of the contract, or the name of another check. */
  subject: string
  /**
   * `failure`: this does not work. `warning`: it works with restrictions. `skipped`: not checked.
   */
  result: 'ok' | 'warning' | 'failure' | 'skipped'
  /** What was found, in a sentence. */
  detail: string
  /** Consequence of a failure or warning for the site. */
  consequence?: string
}
