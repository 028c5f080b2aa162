import type { RichTextOptions } from './rich-text-options'

/** Returns equal keys for options that render equal output. */
export function optionsKey({
  siteOrigin = globalThis.location?.origin,
  ...options
}: RichTextOptions): string {
  return JSON.stringify([siteOrigin, Object.fromEntries(Object.entries(options).sort())])
}
