import { createContext, type ReactElement } from 'react'
import type { RichTextOptions } from '../rich-text-options'

/** What a server sends of a text: one `div`, or false where the words have to do. */
type ServedText = Promise<ReactElement | false>

/** Renders a text on the server; there is none in a browser. */
export const ServeText = createContext<
  ((source: string, options: RichTextOptions) => ServedText) | null
>(null)
