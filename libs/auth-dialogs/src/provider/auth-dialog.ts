/** Arguments of each dialog. */
export interface AuthDialogArgs {
  login: { tab?: 'password' | 'sms'; mobile?: string; /** Shown above the form. */ notice?: string }
  register: { mobile?: string }
  reset: { mobile?: string }
  scan: Record<never, never>
  'bind-mobile': {
    /** Third-party login code to bind a mobile to. */
    code: string
    /** @default 'mobile_bind' */
    scene?: 'login' | 'mobile_bind'
  }
  agreement: { /** Documents that need consent. */ documents: readonly ('user' | 'privacy')[] }
}

export type AuthDialogName = keyof AuthDialogArgs

/** The open dialog. */
export type AuthDialog = {
  [Name in AuthDialogName]: {
    name: Name
    args: AuthDialogArgs[Name]
    /** Number of the opening; also changes if the same dialog is opened again. */
    opening: number
  }
}[AuthDialogName]

/** `args` of {@link OpenAuthDialog}, optional if the dialog requires none. */
export type AuthDialogParams<Name extends AuthDialogName> =
  Record<never, never> extends AuthDialogArgs[Name]
    ? [args?: AuthDialogArgs[Name]]
    : [args: AuthDialogArgs[Name]]

/** Opens a dialog and replaces an open one. */
export type OpenAuthDialog = <Name extends AuthDialogName>(
  name: Name,
  ...params: AuthDialogParams<Name>
) => void
