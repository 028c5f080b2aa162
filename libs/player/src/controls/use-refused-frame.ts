import { useEffect, useRef, useState } from 'react'
import { parseFrameUrl } from '../rules/embed-url'
import type { PlayerProps } from './player-props'

/**
 * Tells once that a frame is refused: at once where there is no URL for it, later where the
 * browser reports that the page's policy forbids the URL.
 */
export function useRefusedFrame(
  html: string,
  url: string | null,
  onError: PlayerProps['onError'],
): boolean {
  const [forbidden, setForbidden] = useState<string | null>(null)
  const isRefused = url === null || forbidden === url
  const latest = useRef(onError)
  useEffect(() => {
    latest.current = onError
  })

  useEffect(() => {
    if (url === null) return
    const { origin } = new URL(url)
    const follow = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
      const isFrame = effectiveDirective === 'frame-src' && URL.canParse(blockedURI)
      if (isFrame && new URL(blockedURI).origin === origin) setForbidden(url)
    }
    document.addEventListener('securitypolicyviolation', follow)
    return () => document.removeEventListener('securitypolicyviolation', follow)
  }, [url])

  useEffect(() => {
    if (isRefused) latest.current?.({ kind: 'refused-frame', origin: parseFrameUrl(html)?.origin })
  }, [isRefused, html])

  return isRefused
}
