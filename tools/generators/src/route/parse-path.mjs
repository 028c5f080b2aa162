/**
 * Takes a path apart.
 *
 * @param {string} path as `/teachers/$teacherId`
 * @returns {{ segments: string[], parameters: string[] }} `parameters` without the dollar sign
 * @throws when the router or the style of the routes would not have such a path
 */
export function parsePath(path) {
  const [first, ...segments] = path.split('/')
  if (first !== '' || segments.length === 0)
    throw new Error(`"${path}" is no path: begin with a slash, as in /teachers/$teacherId.`)
  for (const segment of segments)
    if (!/^([a-z0-9]+(-[a-z0-9]+)*|\$[a-z][a-zA-Z0-9]*)$/.test(segment))
      throw new Error(
        `"${path}" has the segment "${segment}": use kebab case, or $ and a name in camel case.`,
      )
  const parameters = segments.filter((segment) => segment.startsWith('$'))
  if (new Set(parameters).size < parameters.length)
    throw new Error(`"${path}" has a parameter twice.`)
  if (parameters.length === segments.length)
    throw new Error(`"${path}" has no fixed segment, so it would match every page.`)
  return { segments, parameters: parameters.map((parameter) => parameter.slice(1)) }
}
