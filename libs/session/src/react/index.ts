// The React side of session: a provider and two hooks.

export { SessionProvider } from './session-provider'
export { useSession } from './use-session'
export { useSessionState } from './use-session-state'

export type { SessionProviderProps } from './session-provider'
