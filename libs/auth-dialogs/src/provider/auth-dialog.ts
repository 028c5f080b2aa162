import type { AuthSecondFactor } from '../port/auth-sign-in'
import type { SignInWay } from '../port/sign-in-way'

/** What each dialog may be opened with. */
export interface AuthDialogArgs {
  login: { tab?: 'password' | 'sms'; mobile?: string; /** Said above the form. */ notice?: string }
  register: { mobile?: string }
  reset: { mobile?: string }
  scan: Record<never, never>
  'bind-mobile': {
    /** The third-party login code that waits for a mobile. */
    code: string
    /** @default 'mobile_bind' */
    scene?: 'login' | 'mobile_bind'
  }
  'second-factor': {
    /** What a sign-in was answered with. */
    step: AuthSecondFactor
    /** How it began. */
    via: SignInWay
    /** The phone that is remembered afterward. */
    mobile?: string
  }
  agreement: { /** Which documents wait for consent. */ documents: readonly ('user' | 'privacy')[] }
}

/** The dialogs there are. */
export type AuthDialogName = keyof AuthDialogArgs

/** An opened dialog. */
export type AuthDialog = {
  [Name in AuthDialogName]: {
    name: Name
    args: AuthDialogArgs[Name]
    /** Tells one opening from the next, also of the same dialog. */
    opening: number
  }
}[AuthDialogName]

/** `args` of {@link OpenAuthDialog}: may be left out where a dialog needs none. */
export type AuthDialogParams<Name extends AuthDialogName> =
  Record<never, never> extends AuthDialogArgs[Name]
    ? [args?: AuthDialogArgs[Name]]
    : [args: AuthDialogArgs[Name]]

/** Opens a dialog, in the place of any other. */
export type OpenAuthDialog = <Name extends AuthDialogName>(
  name: Name,
  ...params: AuthDialogParams<Name>
) => void
