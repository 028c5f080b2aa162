import { useEffect, useState } from 'react'
import {
  loadTranscript,
  TranscriptError,
  type LoadedTranscript,
  type TranscriptFailureKind,
  type TranscriptSource,
} from './load-transcript'

interface TranscriptState {
  /** Undefined while it loads, and after a failure. */
  transcript?: LoadedTranscript
  failure?: TranscriptFailureKind
}

/** Loads a transcript, again after `retry`. */
export function useTranscript({
  url,
  format,
}: TranscriptSource): TranscriptState & { retry: () => void } {
  const [attempt, setAttempt] = useState(0)
  const key = `${attempt} ${url}`
  const [result, setResult] = useState<TranscriptState & { key: string }>()

  useEffect(() => {
    const life = new AbortController()
    const { signal } = life
    loadTranscript({ url, format }, document.documentElement.lang, signal).then(
      (transcript) => {
        if (!signal.aborted) setResult({ key, transcript })
      },
      (error: unknown) => {
        if (signal.aborted) return
        setResult({
          key,
          failure: error instanceof TranscriptError ? error.kind : 'unreadable',
        })
      },
    )
    return () => life.abort()
  }, [url, format, key])

  const retry = () => setAttempt((count) => count + 1)
  return result?.key === key ? { ...result, retry } : { retry }
}
