/** When and how to use a component, `parameters.usage` of its stories. One or two sentences each. */
export interface Usage {
  /** What the component is, in Chinese. */
  zh: string
  use: string
  /** When to use another component, and which. */
  avoid: string
  do: string
  never: string
  /** Sizes from the styles of the component: padding, ratio, minimum width, breakpoints. */
  measures?: string
}
