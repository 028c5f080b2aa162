/** Maximum length of the text in an ID. */
const longest = 80

/**
 * Builds the ID of a heading: its words in lower case, joined by hyphens, with a number if the ID is taken.
 *
 * @param known IDs so far and how often each was used
 */
export function headingId(text: string, prefix: string, known: Map<string, number>): string {
  const name = text
    .toLowerCase()
    .slice(0, longest)
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
  const wanted = prefix + (name || 'heading')
  let count = known.get(wanted) ?? 0
  let id: string
  do {
    count += 1
    id = count === 1 ? wanted : `${wanted}-${count}`
  } while (known.has(id))
  known.set(id, 1)
  known.set(wanted, count)
  return id
}
