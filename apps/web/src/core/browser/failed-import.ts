const mark = 'failed import: '

/** The messages of Chromium, Firefox and Safari for a module that could not be fetched. Safari names no file. */
const fetchFailures =
  /^(Failed to fetch dynamically imported module|error loading dynamically imported module|Importing a module script failed)/

/**
 * Marks the error of code that could not be fetched. Without the mark, the router would reload the document, also
 * without a network and while the user leaves the page.
 */
export function markFailedImport(error: Error): void {
  if (fetchFailures.test(error.message)) error.message = mark + error.message
}

/** Whether an error is that of code that could not be fetched. */
export function isFailedImport(error: unknown): error is Error {
  return error instanceof Error && error.message.startsWith(mark)
}

/**
 * Requests a file whose import failed, or this file if the browser does not name it.
 *
 * - `removed`: a new release has replaced the file
 * - `present`: the import was aborted. Firefox does so when a navigation starts
 * - `unreachable`: the network or the server is down
 */
export async function stateOfFile({
  message,
}: Error): Promise<'removed' | 'present' | 'unreachable'> {
  const [named] = /https?:\S+/.exec(message) ?? []
  // eslint-disable-next-line workspace/fetch -- a request to the host of the site, not to the API
  const reply = await fetch(named ?? import.meta.url, { method: 'HEAD', cache: 'no-store' }).catch(
    () => null,
  )
  if (reply?.status === 404) return 'removed'
  return reply?.ok ? 'present' : 'unreachable'
}
