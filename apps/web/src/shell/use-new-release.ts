import { toast } from '@shuyuan/ui'
import { onlineManager } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import * as messages from './network-messages'

/** Whether the host no longer has the script that this page began with: a release took its place. */
async function isReplaced(): Promise<boolean> {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]')
  if (script === null) return false
  // eslint-disable-next-line workspace/fetch -- asks the host of the site, not the API
  const response = await fetch(script.src, { method: 'HEAD', cache: 'no-store' }).catch(() => null)
  return response?.status === 404
}

/**
 * Once code is missing because a new release took its place: says so, and loads the document of the next
 * page. Until then the page stays, with what was typed or plays on it.
 */
export function useNewRelease(): void {
  const router = useRouter()
  const [isOld, setIsOld] = useState(false)
  useEffect(() => {
    async function look() {
      if (onlineManager.isOnline() && (await isReplaced())) setIsOld(true)
    }
    const onMissing = () => void look()
    window.addEventListener('vite:preloadError', onMissing)
    return () => window.removeEventListener('vite:preloadError', onMissing)
  }, [])
  // The messages of the site are a store of their own.
  useEffect(() => (isOld ? toast.pending(messages.newRelease) : undefined), [isOld])
  useEffect(() => {
    if (!isOld) return
    return router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
      if (!pathChanged) return
      // The router writes the URL a moment later.
      router.history.flush()
      window.location.reload()
    })
  }, [isOld, router])
}
