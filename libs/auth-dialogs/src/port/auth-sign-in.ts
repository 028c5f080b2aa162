/** What completes a sign-in. A backend may add what `onSignedIn` is to get, as a refresh token or the user. */
export interface AuthSignIn {
  token: string
}

/** What answers a sign-in that is not complete: the slot `secondFactor` asks for the rest. */
export interface AuthSecondFactor {
  /** What is needed, in the host's own words: `totp`, `passkey` … */
  needs: string
  /** What the server knows this sign-in by. */
  challenge?: string
}

/** The answer to a sign-in. */
export type AuthSignInAnswer<Result extends AuthSignIn = AuthSignIn> = Result | AuthSecondFactor

/** Whether a sign-in needs one more step. */
export function isSecondFactor(answer: AuthSignInAnswer): answer is AuthSecondFactor {
  // Foreign data: a backend may answer nothing at all.
  return 'needs' in Object(answer)
}
