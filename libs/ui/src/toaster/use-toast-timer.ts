import { useEffect } from 'react'
import { toastStore, type ToastEntry } from './toast'

const stay = { success: 4000, error: 8000 }

/** Takes a message away after its time (ms); waits while `held`, starts anew when it is repeated. */
export function useToastTimer({ id, kind, times }: ToastEntry, held: boolean): void {
  useEffect(() => {
    if (held) return
    const timer = setTimeout(() => toastStore.dismiss(id), stay[kind])
    return () => clearTimeout(timer)
  }, [id, kind, times, held])
}
