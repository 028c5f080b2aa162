import type { RecordStore } from '@shuyuan/browser-storage'
import { useCallback, useEffect, useState } from 'react'

/** All records of a store. Updates when this or another tab writes. Both fields are unset while they load. */
export function useRecords<Value>(store: RecordStore<Value>): {
  records?: readonly Value[]
  failure?: unknown
  reload: () => void
} {
  const [state, setState] = useState<{ records?: readonly Value[]; failure?: unknown }>({})
  const reload = useCallback(() => {
    store.all().then(
      (records) => setState({ records: [...records.values()] }),
      (failure: unknown) => setState({ failure }),
    )
  }, [store])
  useEffect(() => {
    reload()
    return store.subscribe(reload)
  }, [store, reload])
  return { ...state, reload }
}
