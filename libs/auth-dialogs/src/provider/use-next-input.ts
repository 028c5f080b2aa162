import { useEffect } from 'react'

/** Calls `onInput` at the next click on the page, also by keyboard. */
export function useNextInput(onInput: () => void): void {
  useEffect(() => {
    addEventListener('click', onInput)
    return () => removeEventListener('click', onInput)
  }, [onInput])
}
