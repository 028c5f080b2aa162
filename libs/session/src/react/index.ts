// React provider and hooks of the session.

export {
  SessionProvider,
  useSession,
  useSessionState,
  type SessionProviderProps,
} from './session-provider'
