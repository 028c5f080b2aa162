/** Result of one check. */
export interface Finding {
  /** An operation of the contract, or the name of another check. */
  subject: string
  /**
   * `failure`: this does not work. `warning`: it works with restrictions. `skipped`: not checked.
   */
  result: 'ok' | 'warning' | 'failure' | 'skipped'
  /** One sentence that describes the result. */
  detail: string
  /** Consequence of a failure or warning for the site. */
  consequence?: string
}
