/** Schemas of a query's values by type. */
const readers = { text: 'text', number: 'count' }

/** @typedef {{ name: string, reader: string, type: string }} SearchField `reader`: schema of the value */

/**
 * Takes `keywords,page:number` apart.
 *
 * @param {string} search
 * @returns {SearchField[]}
 * @throws when a parameter has no proper name or an unknown type
 */
export function parseSearch(search) {
  const fields = search.split(',').map((field) => field.trim())
  const parsed = fields.map((field) => {
    const [name = '', type = 'text', ...rest] = field.split(':')
    if (!/^[a-z]\w*$/i.test(name) || rest.length > 0 || (type !== 'text' && type !== 'number'))
      throw new Error(
        `"${field}" is no query parameter: write keywords for a text, page:number for a number.`,
      )
    return { name, reader: readers[type], type }
  })
  if (new Set(parsed.map(({ name }) => name)).size < parsed.length)
    throw new Error(`"${search}" has a query parameter twice.`)
  return parsed
}
