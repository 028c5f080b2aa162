import { use } from 'react'
import { AuthContext, type AuthContextValue } from './auth-context'

/** What the nearest `AuthProvider` hands down; throws outside of one. */
export function useAuthContext(): AuthContextValue {
  const value = use(AuthContext)
  if (value === null) throw new Error('AuthProvider is missing above this component')
  return value
}
