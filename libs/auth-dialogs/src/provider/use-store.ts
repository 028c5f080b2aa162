import { observeStore, type ObservedStore } from '../port/auth-store'
import { useAuthContext } from './use-auth-context'

/** The store of the host, which calls back after every change. */
export function useStore(): ObservedStore {
  return useAuthContext().store(observeStore)
}
