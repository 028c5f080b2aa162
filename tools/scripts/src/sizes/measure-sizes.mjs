import { bundleEntry } from './bundle-entry.mjs'
import { checkSize } from './check-size.mjs'
import { textsOf } from './texts-of.mjs'

/**
 * Measures everything that a library's `sizes.json` names.
 *
 * @param {string} folder the library
 * @param {{ external: string[], measures: SizeMeasure[] }} sizes
 * @typedef {object} SizeMeasure
 * @property {string} name
 * @property {number} limit KiB of gzip
 * @property {string} entry what the host writes
 * @property {string[]} [external] what is not counted in this measure, in place of the library’s
 * @property {string[] | 'all'} [loads] modules that have been fetched on demand, as the ends of paths
 * @property {string[]} [apart] modules that must be chunks of their own and are not counted
 * @property {string[]} [lacksTextsOf] modules none of whose sentences may be in what is loaded …
 * @property {string[]} [except] … but for these
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
