import { useEffect, useState } from 'react'
import { isFailedImport, stateOfFile } from '../../core/browser/failed-import'

/** How long to wait before an aborted import is repeated, in ms. Most often the user has left the page by then. */
const retryDelay = 1000

const wasReloaded = () =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && entry.type === 'reload')

/**
 * Handles a page whose code failed to load: reloads the document once after a new release, and repeats an aborted
 * import. Returns `pending` until the cause is known, and `unreachable` if the network or the server is down.
 */
export function useMissingCode(
  error: unknown,
  retry: () => void,
): 'pending' | 'unreachable' | null {
  const [unreachable, setUnreachable] = useState<unknown>(null)
  useEffect(() => {
    if (!isFailedImport(error)) return
    let isCurrent = true
    let timer: ReturnType<typeof setTimeout>
    void stateOfFile(error).then((state) => {
      if (!isCurrent) return
      if (state === 'present') timer = setTimeout(retry, retryDelay)
      else if (state === 'removed' && !wasReloaded()) window.location.reload()
      else setUnreachable(error)
    })
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [error, retry])
  if (!isFailedImport(error)) return null
  return unreachable === error ? 'unreachable' : 'pending'
}
