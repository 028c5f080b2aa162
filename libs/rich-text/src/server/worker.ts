import { serveRichText } from './serve-rich-text'

// Default script of the worker thread, for servers without a bundler.
await serveRichText()
