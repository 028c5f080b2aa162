import { useEffect, useRef, useState } from 'react'
import { embedUrl } from '../embed-address'
import type { PlayerProps } from './player-props'

/**
 * Tells once that a frame is refused: at once where there is no address for it, later where the
 * browser says that the page's policy forbids the address.
 */
export function useRefusedFrame(
  html: string,
  address: string | null,
  onError: PlayerProps['onError'],
): boolean {
  const [forbidden, setForbidden] = useState<string | null>(null)
  const isRefused = address === null || forbidden === address
  const latest = useRef(onError)
  useEffect(() => {
    latest.current = onError
  })

  useEffect(() => {
    if (address === null) return
    const { origin } = new URL(address)
    const follow = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
      const isFrame = effectiveDirective === 'frame-src' && URL.canParse(blockedURI)
      if (isFrame && new URL(blockedURI).origin === origin) setForbidden(address)
    }
    document.addEventListener('securitypolicyviolation', follow)
    return () => document.removeEventListener('securitypolicyviolation', follow)
  }, [address])

  useEffect(() => {
    if (isRefused) latest.current?.({ kind: 'refused-frame', origin: embedUrl(html)?.origin })
  }, [isRefused, html])

  return isRefused
}
