declare module 'commonmark-spec' {
  /** The examples of the specification, tabs written as `→`. */
  export const tests: readonly { number: number; section: string; markdown: string; html: string }[]
}
/** The part of Quill 1.3.7 that the tests use. The package ships no types. */
declare module 'quill' {
  export default class Quill {
    constructor(container: Element)
    root: HTMLElement
    update(): void
  }
}
