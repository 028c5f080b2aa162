import { useMemo, useSyncExternalStore } from 'react'

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
