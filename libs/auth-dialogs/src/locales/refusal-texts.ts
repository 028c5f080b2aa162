import type { KnownAuthErrorCode } from '../port/auth-error'

/** What is said of refusals that the dialogs know; of the others nothing is ever said. */
export type RefusalTexts = Record<
  Exclude<KnownAuthErrorCode, 'already-bound' | 'already-verified'>,
  string
>
