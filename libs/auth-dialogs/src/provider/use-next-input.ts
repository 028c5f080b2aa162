import { useEffect, useEffectEvent } from 'react'

/** Calls `onInput` at the next click or key press on the page. */
export function useNextInput(onInput: () => void): void {
  const notify = useEffectEvent(onInput)
  useEffect(() => {
    const listener = () => notify()
    window.addEventListener('pointerdown', listener)
    window.addEventListener('keydown', listener)
    return () => {
      window.removeEventListener('pointerdown', listener)
      window.removeEventListener('keydown', listener)
    }
  }, [])
}
