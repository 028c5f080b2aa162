import { optionsKey } from '../options-key'
import type { RichTextOptions } from '../rich-text-options'

/** Maximum size, in characters of sources and results together. */
const capacity = 4_000_000

const texts = new Map<string, readonly string[]>()
let size = 0

function keyOf(source: string, options: RichTextOptions, variant: string): string {
  return [variant, optionsKey(options), source].join(' ')
}

function sizeOf(key: string, pieces: readonly string[]): number {
  return pieces.reduce((sum, piece) => sum + piece.length, key.length)
}

function drop(key: string): void {
  const pieces = texts.get(key)
  if (pieces && texts.delete(key)) size -= sizeOf(key, pieces)
}

/** Returns a cached text with the same options and variant, or `null`. */
export function getCachedText(
  source: string,
  options: RichTextOptions,
  variant: string,
): readonly string[] | null {
  return texts.get(keyOf(source, options, variant)) ?? null
}

/** Caches a rendered text and evicts the oldest ones. A text larger than the cache is not cached. */
export function cacheText(
  source: string,
  options: RichTextOptions,
  variant: string,
  pieces: readonly string[],
): void {
  const key = keyOf(source, options, variant)
  drop(key)
  const needed = sizeOf(key, pieces)
  if (needed > capacity) return
  for (const [oldest] of texts) {
    if (size + needed <= capacity) break
    drop(oldest)
  }
  texts.set(key, pieces)
  size += needed
}

/** Clears the cache, for tests. */
export function clearTextCache(): void {
  texts.clear()
  size = 0
}
