import { useCallback, useEffect, useRef, type RefCallback } from 'react'
import { openLayer } from './layers'

/**
 * Makes Escape close the element that gets the ref before anything below it, ours or a host's.
 */
export function useLayer(onEscape: () => void): RefCallback<HTMLElement> {
  const latest = useRef(onEscape)
  useEffect(() => {
    latest.current = onEscape
  })
  return useCallback((element) => {
    if (element) return openLayer({ element, onEscape: () => latest.current() })
  }, [])
}
