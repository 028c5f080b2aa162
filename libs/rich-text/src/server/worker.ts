import { serveRichText } from './serve-rich-text'

// The script of the worker thread, where no bundler makes another one.
await serveRichText()
