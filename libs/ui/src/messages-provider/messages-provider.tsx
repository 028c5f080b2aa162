import { use, useMemo, type Context, type ReactElement, type ReactNode } from 'react'

/** Properties of {@link MessagesProvider}. */
export interface MessagesProviderProps<Messages extends object> {
  /** The context that the components of a library read their texts from. */
  context: Context<Messages>
  /** All texts of a language. @default those of the provider around */
  locale?: Messages | undefined
  /** Texts that replace single ones of the language. */
  messages?: Partial<Messages> | undefined
  children: ReactNode
}

/**
 * The texts of all components inside that read this context. A library makes a provider of its own
 * with it, as {@link UiLocaleProvider}.
 */
export function MessagesProvider<Messages extends object>({
  context: MessagesContext,
  locale,
  messages,
  children,
}: MessagesProviderProps<Messages>): ReactElement {
  const around = use(MessagesContext)
  const value = useMemo(() => ({ ...around, ...locale, ...messages }), [around, locale, messages])
  return <MessagesContext value={value}>{children}</MessagesContext>
}
