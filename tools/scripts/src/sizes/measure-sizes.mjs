import { bundleEntry } from './bundle-entry.mjs'
import { checkSize } from './check-size.mjs'
import { textsOf } from './texts-of.mjs'

/**
 * Runs all measures of a library's `sizes.json`.
 *
 * @param {string} folder the library
 * @param {{ external: string[], measures: SizeMeasure[] }} sizes
 * @typedef {object} SizeMeasure
 * @property {string} name
 * @property {number} limit KiB of gzip
 * @property {string} entry code of the host
 * @property {string[]} [external] packages that the size excludes, instead of those of the library
 * @property {string[] | 'all'} [loads] lazy modules to load, as path suffixes
 * @property {string[]} [apart] modules that must be separate chunks, which the size excludes
 * @property {string[]} [lacksTextsOf] modules whose texts no loaded chunk may contain …
 * @property {string[]} [except] … except these
 */
export async function measureSizes(folder, { external: externals, measures }) {
  const results = []
  for (const measure of measures) {
    const { entry: text, external = externals } = measure
    const chunks = await bundleEntry({ folder, text, externals: external })
    const texts = []
    for (const module of measure.lacksTextsOf ?? []) {
      texts.push(...(await textsOf({ folder, module, externals })))
    }
    results.push(checkSize(chunks, measure, texts))
  }
  return results
}
