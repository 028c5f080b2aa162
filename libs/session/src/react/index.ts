// The React side of session: a provider and two hooks.

export {
  SessionProvider,
  useSession,
  useSessionState,
  type SessionProviderProps,
} from './session-provider'
