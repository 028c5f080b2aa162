import { createContext } from 'react'
import type { Session } from '../session'

/** Carries the session; `null` outside of a provider. */
export const SessionContext = createContext<Session | null>(null)
