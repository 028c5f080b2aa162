import type { RichTextOptions } from '../rich-text-options'

/** Kept at most, in characters of sources and results together. */
const capacity = 4_000_000

interface Entry {
  key: string
  pieces: readonly string[]
}

const entries = new Map<string, Entry[]>()
let size = 0

function sizeOf(source: string, all: readonly Entry[]): number {
  return all.reduce(
    (sum, { pieces }) => pieces.reduce((inner, piece) => inner + piece.length, sum),
    source.length,
  )
}

function drop(source: string): Entry[] {
  const all = entries.get(source) ?? []
  if (entries.delete(source)) size -= sizeOf(source, all)
  return all
}

function keyOf(options: RichTextOptions, look: string): string {
  const { format, baseUrl, siteOrigin = globalThis.location?.origin, frameHosts } = options
  return JSON.stringify([look, format, baseUrl, siteOrigin, frameHosts])
}

/** A text rendered before with the same options and look; `null` when it must be rendered. */
export function recallText(
  source: string,
  options: RichTextOptions,
  look: string,
): readonly string[] | null {
  const key = keyOf(options, look)
  return entries.get(source)?.find((entry) => entry.key === key)?.pieces ?? null
}

/** Keeps a rendered text; those kept longest make room. What is larger than all room is not kept. */
export function rememberText(
  source: string,
  options: RichTextOptions,
  look: string,
  pieces: readonly string[],
): void {
  const key = keyOf(options, look)
  const all = [...drop(source).filter((entry) => entry.key !== key), { key, pieces }]
  const needed = sizeOf(source, all)
  if (needed > capacity) return
  for (const [oldest] of entries) {
    if (size + needed <= capacity) break
    drop(oldest)
  }
  entries.set(source, all)
  size += needed
}

/** Forgets all texts; for tests. */
export function forgetTexts(): void {
  entries.clear()
  size = 0
}
