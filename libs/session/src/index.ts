// Session state, its only writers, and synchronization with other tabs. Independent of React, the
// network and the router.

export { createSession } from './session'

export type { LoginCodes } from './login-code'
export type { PendingSignOuts } from './pending-sign-outs'
export type { PendingStep, PendingSteps } from './pending-steps'
export type { Referral } from './referral'
export type {
  RequiredStepsConfig,
  Session,
  SessionOptions,
  StartedSession,
  StartOptions,
} from './session'
export type { DeliveryAddress, SessionState } from './session-state'
