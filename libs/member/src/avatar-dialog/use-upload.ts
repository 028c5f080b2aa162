import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import { type Write, useWrite } from '../write/use-write'

/** Upload of a file that is created first. */
export interface Upload extends Write<() => Promise<File>> {
  /** Aborts the running upload without an error. */
  giveUp: () => void
}

/** Runs one upload at a time and aborts it on unmount. */
export function useUpload(send: (file: File, signal: AbortSignal) => Promise<void>): Upload {
  const underWay = useRef<AbortController | null>(null)
  useEffect(() => () => underWay.current?.abort(), [])
  const task = useWrite(async (makeFile: () => Promise<File>) => {
    const controller = new AbortController()
    underWay.current = controller
    await send(await makeFile(), controller.signal)
  })
  return { ...task, giveUp: () => underWay.current?.abort() }
}

/** Creates an object URL, which keeps the file in memory until it is revoked. */
function createObjectUrl(file: File) {
  let url: string | undefined
  return {
    get: () => url,
    subscribe() {
      const made = URL.createObjectURL(file)
      url = made
      return () => URL.revokeObjectURL(made)
    },
  }
}

/** Returns an object URL of a file, revoked on unmount. */
export function useObjectUrl(file: File): string | undefined {
  const { subscribe, get } = useMemo(() => createObjectUrl(file), [file])
  return useSyncExternalStore(subscribe, get, () => undefined)
}
