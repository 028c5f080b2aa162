import type { RichTextOptions } from './rich-text-options'

/** Identifies options: texts rendered with equal keys are equal. */
export function optionsKey({
  siteOrigin = globalThis.location?.origin,
  ...options
}: RichTextOptions): string {
  return JSON.stringify([siteOrigin, Object.fromEntries(Object.entries(options).sort())])
}
