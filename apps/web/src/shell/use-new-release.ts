import { toast } from '@shuyuan/ui'
import { onlineManager } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import * as messages from './messages'

/** URLs to test after a failed import: the one that the browser names, or the scripts of the page in Safari. */
function urlsOf({ message }: Error): string[] {
  const [named] = /https?:\S+/.exec(message) ?? []
  if (named !== undefined) return [named]
  const scripts = document.querySelectorAll<HTMLScriptElement>('script[type="module"][src]')
  return Array.from(scripts, ({ src }) => src)
}

/** Whether a script is gone, because of a new release. */
async function isRemoved(url: string): Promise<boolean> {
  // eslint-disable-next-line workspace/fetch -- a request to the host of the site, not to the API
  const response = await fetch(url, { method: 'HEAD', cache: 'no-store' }).catch(() => null)
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
    async function check(error: Error) {
      if (!onlineManager.isOnline()) return
      const removed = await Promise.all(urlsOf(error).map(isRemoved))
      if (removed.includes(true)) setIsOld(true)
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
