import { useEffect } from 'react'
import { toastStore, type ToastEntry } from './toast'

const stay = { success: 4000, error: 8000, pending: null }

/** Takes a message away after its time (ms), if its kind has one; waits while `held`, starts anew when it is repeated. */
export function useToastTimer({ id, kind, times }: ToastEntry, held: boolean): void {
  useEffect(() => {
    const time = stay[kind]
    if (held || time === null) return
    const timer = setTimeout(() => toastStore.dismiss(id), time)
    return () => clearTimeout(timer)
  }, [id, kind, times, held])
}
