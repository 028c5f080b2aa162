// Who is signed in: state, its only writers, storage and other tabs. Knows no React, no network,
// no router.

export { createSession } from './session'

export type { AuthStore } from './auth-store'
export type { LoginCodes } from './login-code'
export type { PendingStep, PendingSteps } from './pending-steps'
export type { ContrastChoice, Remembered, ThemeChoice } from './remembered'
export type { ForcedSteps, Session, SessionOptions, StartOptions } from './session'
export type { DeliveryAddress, SessionState } from './session-state'
export type { KeyValueStorage } from './storage'
