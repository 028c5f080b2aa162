import { useEffect } from 'react'
import { toastStore, type ToastEntry } from './toast'

const durations = { success: 4000, error: 8000, pending: null }

/**
 * Removes a toast after the duration (ms) of its kind, if any. Pauses while `isPaused`, restarts when the message
 * is repeated.
 */
export function useToastTimer({ id, kind, times }: ToastEntry, isPaused: boolean): void {
  useEffect(() => {
    const duration = durations[kind]
    if (isPaused || duration === null) return
    const timer = setTimeout(() => toastStore.dismiss(id), duration)
    return () => clearTimeout(timer)
  }, [id, kind, times, isPaused])
}
