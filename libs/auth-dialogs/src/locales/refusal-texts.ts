import type { KnownAuthErrorCode } from '../port/auth-error'

/** Messages by known error code. The two excluded codes are never shown. */
export type RefusalTexts = Record<
  Exclude<KnownAuthErrorCode, 'already-bound' | 'already-verified'>,
  string
>
