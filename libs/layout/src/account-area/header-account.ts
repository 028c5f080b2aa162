/** Account state of the visitor, with the actions for it. */
export type HeaderAccount =
  /** There is a token, but the member is still loading. */
  | { kind: 'loading' }
  /** The member could not be loaded. */
  | {
      kind: 'failed'
      /** True while the member is loading again. */
      isRetrying: boolean
      onRetry: () => void
      onSignOut: () => void
    }
  | {
      kind: 'visitor'
      /**
       * Called when a pointer or the focus reaches a button that opens a dialog, to preload its
       * code.
       */
      onIntent?: () => void
      onSignIn: () => void
      onRegister: () => void
      /** Called when a visitor follows the link to the study center. */
      onStudy: () => void
    }
  | {
      kind: 'member'
      name: string
      /** URL of the image, or `null`. */
      avatar: string | null
      hasUnread: boolean
      memberHref: string
      messagesHref: string
      /** Omit it to hide the entry. */
      studyHref?: string
      /** Omit it to hide the entry. */
      ordersHref?: string
      onSignOut: () => void
    }

/**
 * Returns handlers for elements that open a dialog for a visitor. On touch screens, a pointer
 * enters before the tap.
 */
export function dialogIntent(account: HeaderAccount) {
  if (account.kind !== 'visitor') return {}
  return { onPointerEnter: account.onIntent, onFocus: account.onIntent }
}
