import { toast } from '@shuyuan/ui'
import { onlineManager } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { stateOfFile } from '../../core/browser/failed-import'
import * as messages from '../messages'

/**
 * Handles chunks that a new release has removed: shows a toast, and reloads the document on the next navigation.
 * Until then the page stays, to keep unsaved input and playback.
 */
export function useNewRelease(): void {
  const router = useRouter()
  const [isOld, setIsOld] = useState(false)
  useEffect(() => {
    async function check(error: Error) {
      if (!onlineManager.isOnline()) return
      if ((await stateOfFile(error)) === 'removed') setIsOld(true)
    }
    const onMissing = ({ payload }: VitePreloadErrorEvent) => void check(payload)
    window.addEventListener('vite:preloadError', onMissing)
    return () => window.removeEventListener('vite:preloadError', onMissing)
  }, [])
  useEffect(() => (isOld ? toast.pending(messages.newRelease) : undefined), [isOld])
  useEffect(() => {
    if (!isOld) return
    return router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
      if (!pathChanged) return
      // The router updates the URL asynchronously.
      router.history.flush()
      window.location.reload()
    })
  }, [isOld, router])
}
