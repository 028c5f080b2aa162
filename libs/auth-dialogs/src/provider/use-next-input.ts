import { useEffect } from 'react'

/** Calls `onInput` at the next click or key press on the page. */
export function useNextInput(onInput: () => void): void {
  useEffect(() => {
    window.addEventListener('pointerdown', onInput)
    window.addEventListener('keydown', onInput)
    return () => {
      window.removeEventListener('pointerdown', onInput)
      window.removeEventListener('keydown', onInput)
    }
  }, [onInput])
}
