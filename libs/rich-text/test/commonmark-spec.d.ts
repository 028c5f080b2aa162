declare module 'commonmark-spec' {
  /** The examples of the specification, tabs written as `→`. */
  export const tests: readonly { number: number; section: string; markdown: string; html: string }[]
}
