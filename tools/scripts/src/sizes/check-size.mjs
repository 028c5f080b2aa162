import { gzipSync } from 'node:zlib'
import { chunkOf, loadedChunks } from './loaded-chunks.mjs'

/** Returns the total size of chunks in KiB of gzip. */
export function kibOf(chunks) {
  const bytes = chunks.map(({ code }) => gzipSync(code, { level: 9 }).length)
  return bytes.reduce((sum, size) => sum + size, 0) / 1024
}

/** Returns the forms that a text can have in minified code, which may escape non-ASCII characters. */
function formsOf(text) {
  const escaped = JSON.stringify(text).slice(1, -1)
  const ascii = escaped.replace(
    /[^\x20-\x7e]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
  return [text, escaped, ascii]
}

/**
 * Checks one measure of a `sizes.json` and returns its problems.
 *
 * @param {import('vite').Rolldown.OutputChunk[]} chunks
 * @param {{ name: string, limit: number, loads?: string[] | 'all', apart?: string[], except?: string[] }} measure
 *   `limit`: KiB of gzip; `apart`: modules that must be separate chunks and not be loaded;
 *   `except`: texts that are allowed nevertheless
 * @param {string[]} foreignTexts texts that no loaded chunk may contain
 * @returns {{ name: string, kib: number, limit: number, apart: { module: string, kib: number }[], problems: string[] }}
 */
export function checkSize(chunks, measure, foreignTexts = []) {
  const { name, limit, apart = [], except = [] } = measure
  const loaded = loadedChunks(chunks, measure)
  const kib = kibOf(loaded)
  const problems = []
  if (kib > limit) problems.push(`${kib.toFixed(1)} KiB, over ${limit} KiB`)
  for (const module of apart) {
    if (loaded.includes(chunkOf(chunks, module))) problems.push(`${module} is loaded with it`)
  }
  let code = loaded.map((chunk) => chunk.code).join('\n')
  for (const form of except.flatMap(formsOf)) code = code.replaceAll(form, '')
  for (const text of foreignTexts) {
    if (formsOf(text).some((form) => code.includes(form)) && !except.includes(text)) {
      problems.push(`contains ${JSON.stringify(text)}`)
    }
  }
  const aside = apart.map((module) => ({ module, kib: kibOf([chunkOf(chunks, module)]) }))
  return { name, kib, limit, apart: aside, problems }
}
