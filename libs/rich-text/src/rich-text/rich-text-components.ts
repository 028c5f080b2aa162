import type { ComponentType, JSX } from 'react'

/** Components that replace elements of a text, by element name. */
export type RichTextComponents = {
  [Name in keyof JSX.IntrinsicElements]?: ComponentType<JSX.IntrinsicElements[Name]>
}
