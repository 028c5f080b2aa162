/** When a component is the right one, and how it is used well; one or two sentences each. */
export interface Usage {
  use: string
  /** When another part is right, and which. */
  avoid: string
  do: string
  never: string
}
