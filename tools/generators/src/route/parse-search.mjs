/** Functions of the search schemas by type, and what they give. */
const readers = { text: 'string', number: 'number' }

/** @typedef {{ name: string, reader: string, type: string }} SearchField `reader`: function that reads the value */

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
    return { name, reader: type === 'number' ? 'count' : 'text', type: readers[type] }
  })
  if (new Set(parsed.map(({ name }) => name)).size < parsed.length)
    throw new Error(`"${search}" has a query parameter twice.`)
  return parsed
}
