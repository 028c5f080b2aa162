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
 * Requests a file whose import failed, or the scripts of the page if the browser does not name it.
 *
 * - `removed`: a new release has replaced the file
 * - `present`: the import was aborted. Firefox does so when a navigation starts
 * - `unreachable`: the network or the server is down
 */
export async function stateOfFile({
  message,
}: Error): Promise<'removed' | 'present' | 'unreachable'> {
  const [named] = /https?:\S+/.exec(message) ?? []
  const scripts = document.querySelectorAll<HTMLScriptElement>('script[type="module"][src]')
  const urls = named === undefined ? Array.from(scripts, ({ src }) => src) : [named]
  const head = (url: string) =>
    // eslint-disable-next-line workspace/fetch -- a request to the host of the site, not to the API
    fetch(url, { method: 'HEAD', cache: 'no-store' }).catch(() => null)
  const replies = await Promise.all(urls.map(head))
  if (replies.some((reply) => reply?.status === 404)) return 'removed'
  return replies.every((reply) => reply?.ok) ? 'present' : 'unreachable'
}
