import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import { type Write, useWrite } from '../write/use-write'

/** An upload of a file that is made first. */
export interface Upload extends Write<() => Promise<File>> {
  /** Gives up what is under way; nothing is said of it. */
  giveUp: () => void
}

/** Follows one upload at a time, and gives it up when its component goes. */
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

/** A URL of a file, which holds it in memory until it is given back. */
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

/** A URL under which the browser shows a file, for as long as the component is there. */
export function useObjectUrl(file: File): string | undefined {
  const { subscribe, get } = useMemo(() => createObjectUrl(file), [file])
  return useSyncExternalStore(subscribe, get, () => undefined)
}
