// Types and helpers for your own backend, without React and without another package.

export { authErrorFrom } from '@shuyuan/auth-dialogs/port'

export type {
  AuthBackend,
  AuthError,
  AuthErrorCode,
  AuthErrorKind,
  AuthLoginMethod,
  AuthMessages,
  AuthSignIn,
  AuthSlotProps,
} from '@shuyuan/auth-dialogs/port'
