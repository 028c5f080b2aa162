/** What one check came to. */
export interface Finding {
  /** An operation of the contract, or the name of another check. */
  subject: string
  /** `failure`: the site does not work there; `warning`: it works with less; `skipped`: not checked. */
  result: 'ok' | 'warning' | 'failure' | 'skipped'
  /** What was found, in a sentence. */
  detail: string
  /** What a failure or a warning means for the site. */
  consequence?: string
}
