import { useEffect } from 'react'
import type { LazyComponent } from './lazy-component'

/** Loads the code of a lazy component before it is rendered. */
export function usePreload({ preload }: Pick<LazyComponent<never>, 'preload'>, isOn = true): void {
  useEffect(() => {
    if (isOn) void preload()
  }, [preload, isOn])
}
