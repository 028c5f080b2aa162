import { type RichTextOptions, optionsKey } from '../rich-text-options'

/** Maximum size, in characters of sources and results together. */
const capacity = 4_000_000

const texts = new Map<string, readonly string[]>()
let size = 0

function keyOf(source: string, options: RichTextOptions, variant: string): string {
  return [variant, optionsKey(options), source].join(' ')
}

const sizeOf = (key: string, pieces: readonly string[]) => key.length + pieces.join('').length

/** Returns a cached text with the same options and variant, or `null`. */
export function getCachedText(
  source: string,
  options: RichTextOptions,
  variant: string,
): readonly string[] | null {
  return texts.get(keyOf(source, options, variant)) ?? null
}

/** Caches a rendered text and evicts the oldest ones. */
export function cacheText(
  source: string,
  options: RichTextOptions,
  variant: string,
  pieces: readonly string[],
): void {
  const key = keyOf(source, options, variant)
  if (texts.has(key)) return
  texts.set(key, pieces)
  size += sizeOf(key, pieces)
  for (const [oldest, old] of texts) {
    if (size <= capacity) break
    texts.delete(oldest)
    size -= sizeOf(oldest, old)
  }
}

/** Clears the cache, for tests. */
export function clearTextCache(): void {
  texts.clear()
  size = 0
}
