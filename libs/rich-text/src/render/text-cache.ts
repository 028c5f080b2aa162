import { optionsKey } from '../options-key'
import type { RichTextOptions } from '../rich-text-options'

/** Kept at most, in characters of sources and results together. */
const capacity = 4_000_000

const texts = new Map<string, readonly string[]>()
let size = 0

function keyOf(source: string, options: RichTextOptions, look: string): string {
  return [look, optionsKey(options), source].join(' ')
}

function sizeOf(key: string, pieces: readonly string[]): number {
  return pieces.reduce((sum, piece) => sum + piece.length, key.length)
}

function drop(key: string): void {
  const pieces = texts.get(key)
  if (pieces && texts.delete(key)) size -= sizeOf(key, pieces)
}

/** A text rendered before with the same options and look; `null` when it must be rendered. */
export function recallText(
  source: string,
  options: RichTextOptions,
  look: string,
): readonly string[] | null {
  return texts.get(keyOf(source, options, look)) ?? null
}

/** Keeps a rendered text; those kept longest make room. What is larger than all room is not kept. */
export function rememberText(
  source: string,
  options: RichTextOptions,
  look: string,
  pieces: readonly string[],
): void {
  const key = keyOf(source, options, look)
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

/** Forgets all texts; for tests. */
export function forgetTexts(): void {
  texts.clear()
  size = 0
}
