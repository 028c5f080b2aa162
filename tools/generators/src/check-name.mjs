const buckets = ['constants', 'helpers', 'index', 'types', 'utils']

/**
 * Refuses a name that cannot be the name of a folder, a file and an export.
 *
 * @param {string} name
 * @throws with a sentence that says which names are accepted
 */
export function checkName(name) {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    throw new Error(`"${name}" is not in kebab case: use lower-case words, as in course-card.`)
  if (buckets.includes(name))
    throw new Error(`"${name}" says nothing about its content: name it for its one export.`)
}
