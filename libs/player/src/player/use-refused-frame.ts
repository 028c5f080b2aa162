import { parseUrl } from '@shuyuan/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { parseFrameUrl } from '../rules/embed-url'
import type { PlayerFailure } from '../rules/player-failure'
import type { PlayerProps } from './player-props'

/**
 * Returns true if a frame is refused, and reports it once. A frame is refused if it has no URL, or if the
 * page's Content-Security-Policy forbids the URL.
 */
export function useRefusedFrame(
  html: string,
  url: string | null,
  onError: PlayerProps['onError'],
): boolean {
  const [forbidden, setForbidden] = useState<string | null>(null)
  const isRefused = url === null || forbidden === url
  const reportError = useEffectEvent((failure: PlayerFailure) => onError?.(failure))

  useEffect(() => {
    if (url === null) return
    const { origin } = new URL(url)
    const follow = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
      const isFrame = effectiveDirective === 'frame-src'
      if (isFrame && parseUrl(blockedURI)?.origin === origin) setForbidden(url)
    }
    document.addEventListener('securitypolicyviolation', follow)
    return () => document.removeEventListener('securitypolicyviolation', follow)
  }, [url])

  useEffect(() => {
    if (isRefused) reportError({ kind: 'refused-frame', origin: parseFrameUrl(html)?.origin })
  }, [isRefused, html])

  return isRefused
}
