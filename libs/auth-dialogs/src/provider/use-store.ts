import { observeStore, type ObservedStore } from '../port/auth-store'
import { useAuthContext } from './use-auth-context'

/** Returns the host's store, which notifies about every change. */
export function useStore(): ObservedStore {
  return useAuthContext().store(observeStore)
}
