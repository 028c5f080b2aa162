// Renders rich text on a server, in a worker thread over jsdom, for `RichText` below a provider.

export { createRichTextRenderer } from './create-rich-text-renderer'
export { RichTextProvider } from './rich-text-provider'
export { serveRichText } from './serve-rich-text'

export type { RichTextRenderer, RichTextRendererOptions } from './create-rich-text-renderer'
export type { RichTextProviderProps } from './rich-text-provider'
