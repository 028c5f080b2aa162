import { createContext, type ReactElement } from 'react'
import type { RichTextOptions } from '../rich-text-options'

/** Server-rendered text in one `div`, or false to render the plain text. */
type ServedText = Promise<ReactElement | false>

/** Renders a text on the server. Undefined in a browser. */
export const ServerTextContext = createContext<
  ((source: string, options: RichTextOptions) => ServedText) | null
>(null)
