import { useEffect, useEffectEvent } from 'react'
import { isTyping } from '../rules/input/shortcuts'

/** Calls `onTyping` if a field of the page has the focus or contains unsaved words, now or later. */
export function useTyping(onTyping: () => void): void {
  const check = useEffectEvent(() => {
    if (isTyping(document)) onTyping()
  })

  useEffect(() => {
    const onChange = () => check()
    onChange()
    document.addEventListener('focusin', onChange)
    document.addEventListener('input', onChange)
    return () => {
      document.removeEventListener('focusin', onChange)
      document.removeEventListener('input', onChange)
    }
  }, [])
}
