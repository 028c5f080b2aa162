/** Response of a completed sign-in. A backend may add data for `onSignedIn`, such as a refresh token. */
export interface AuthSignIn {
  token: string
}

/** Response of a sign-in that needs another step, which the slot `secondFactor` renders. */
export interface AuthSecondFactor {
  /** Name of the step, chosen by the host, such as `totp` or `passkey`. */
  needs: string
  /** Identifies this sign-in on the server. */
  challenge?: string
}

/** Response of a sign-in. */
export type AuthSignInAnswer<Result extends AuthSignIn = AuthSignIn> = Result | AuthSecondFactor

export function isSecondFactor(answer: AuthSignInAnswer): answer is AuthSecondFactor {
  // A JavaScript backend may return nothing at all.
  return 'needs' in Object(answer)
}
