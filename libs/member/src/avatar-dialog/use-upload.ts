import { useEffect, useRef } from 'react'
import { useWrite, type Write } from '../write/use-write'

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
