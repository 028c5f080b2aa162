import {
  createElement,
  type ElementType,
  type ReactNode,
  type ComponentType,
  type JSX,
} from 'react'
import { BOOLEAN, getPropertyInfo, possibleStandardNames } from 'react-property'
import parseStyle from 'style-to-js'

/** Components that replace elements of a text, by element name. */
export type RichTextComponents = {
  [Name in keyof JSX.IntrinsicElements]?: ComponentType<JSX.IntrinsicElements[Name]>
}

/** Parents in which React rejects the line breaks that HTML has between rows and cells. */
const holdsNoText = 'table, thead, tbody, tfoot, tr, colgroup'

function isBoolean(name: string): boolean {
  const info: unknown = getPropertyInfo(name)
  return typeof info === 'object' && info !== null && 'type' in info && info.type === BOOLEAN
}

function propOf({ name, value }: Attr): [string, unknown] {
  if (name === 'style') return [name, parseStyle(value, { reactCompat: true })]
  const prop = possibleStandardNames[name.toLowerCase()] ?? name
  return [prop, isBoolean(prop) || value]
}

/** Converts a DOM node to a React node, with components for the elements that they are named for. */
export function elementFromDom(node: Node, components: RichTextComponents): ReactNode {
  if (!(node instanceof Element)) {
    const text = node.textContent ?? ''
    return text.trim() === '' && node.parentElement?.matches(holdsNoText) ? null : text
  }
  const types: Partial<Record<string, ElementType>> = components
  return createElement(
    types[node.localName] ?? node.localName,
    Object.fromEntries(Array.from(node.attributes, propOf)),
    ...Array.from(node.childNodes, (child) => elementFromDom(child, components)),
  )
}
