/** Who looks at the site, and what the header offers them. */
export type HeaderAccount =
  /** A token is there, the member is still being asked for. */
  | { kind: 'loading' }
  /** The member could not be had. */
  | {
      kind: 'failed'
      /** The member is being asked for again. */
      isRetrying: boolean
      onRetry: () => void
      onSignOut: () => void
    }
  | {
      kind: 'visitor'
      /** A pointer or the focus reaches what calls one of the others: time to fetch the code of a dialog. */
      onIntent?: () => void
      onSignIn: () => void
      onRegister: () => void
      /** A visitor wants to the study center. */
      onStudy: () => void
    }
  | {
      kind: 'member'
      name: string
      /** URL of the image; `null` for none. */
      avatar: string | null
      /** There are unread messages. */
      hasUnread: boolean
      /** URL of the user center. */
      memberHref: string
      /** URL of the messages. */
      messagesHref: string
      onSignOut: () => void
    }

/** Handlers for what opens a dialog for a visitor. A finger enters as a pointer before it taps. */
export function dialogIntent(account: HeaderAccount) {
  if (account.kind !== 'visitor') return {}
  return { onPointerEnter: account.onIntent, onFocus: account.onIntent }
}
