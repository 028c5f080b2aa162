import { toast } from '@shuyuan/ui'
import { useEffect, useState } from 'react'
import * as messages from '../messages'
import type { AuthLayer } from './auth-layer'

/** The dialogs' code, fetched when it is first wanted; when that fails, the next wish tries again. */
export function useAuthLayer(isWanted: boolean, onFailed: () => void): typeof AuthLayer | null {
  const [layer, setLayer] = useState<{ component: typeof AuthLayer } | null>(null)
  const isMissing = isWanted && layer === null
  // The network is outside React.
  useEffect(() => {
    if (!isMissing) return
    import('./auth-layer').then(
      ({ AuthLayer: component }) => setLayer({ component }),
      () => {
        toast.error(messages.dialogsMissing)
        onFailed()
      },
    )
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a new callback is no reason to fetch again
  }, [isMissing])
  return layer?.component ?? null
}
