import { useEffect, useState } from 'react'

interface Part<T> {
  /** `null` until it is there. */
  part: T | null
  /** It could not be fetched. */
  isMissing: boolean
}

/** Code that is fetched once it is wanted. @param load always the same function */
export function usePart<T extends object>(load: () => Promise<T>, isWanted: boolean): Part<T> {
  const [part, setPart] = useState<T | null>(null)
  const [isMissing, setIsMissing] = useState(false)
  const isDue = isWanted && part === null

  useEffect(() => {
    if (!isDue) return
    let isLeft = false
    load().then(
      (loaded) => {
        if (!isLeft) setPart(loaded)
      },
      () => {
        if (!isLeft) setIsMissing(true)
      },
    )
    return () => {
      isLeft = true
    }
  }, [isDue, load])

  return { part, isMissing }
}
