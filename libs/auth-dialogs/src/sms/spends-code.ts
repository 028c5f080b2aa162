import type { AuthError, KnownAuthErrorCode } from '../port/auth-error'

const keepsCode = new Set<unknown>([
  'sms-code-wrong',
  'password-invalid',
] satisfies KnownAuthErrorCode[])

/** Whether a submission was refused after its SMS code was found right: a code is good for one check. */
export function spendsCode({ kind, code }: AuthError): boolean {
  return kind === 'business' && !keepsCode.has(code)
}
