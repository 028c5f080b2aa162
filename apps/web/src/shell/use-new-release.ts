import { toast } from '@shuyuan/ui'
import { onlineManager } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import * as messages from './messages'

/** Whether the entry script of this page is gone, because of a new release. */
async function isReplaced(): Promise<boolean> {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]')
  if (script === null) return false
  // eslint-disable-next-line workspace/fetch -- a request to the host of the site, not to the API
  const response = await fetch(script.src, { method: 'HEAD', cache: 'no-store' }).catch(() => null)
  return response?.status === 404
}

/**
 * Handles chunks that a new release has removed: shows a toast, and reloads the document on the next navigation.
 * Until then the page stays, to keep unsaved input and playback.
 */
export function useNewRelease(): void {
  const router = useRouter()
  const [isOld, setIsOld] = useState(false)
  useEffect(() => {
    async function check() {
      if (onlineManager.isOnline() && (await isReplaced())) setIsOld(true)
    }
    const onMissing = () => void check()
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
