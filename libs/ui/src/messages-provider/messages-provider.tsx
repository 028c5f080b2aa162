import { use, useMemo, type Context, type ReactElement, type ReactNode } from 'react'

export interface MessagesProviderProps<Messages extends object> {
  /** Context from which the components of a library read their texts. */
  context: Context<Messages>
  /** All texts of a language. @default those of the surrounding provider */
  locale?: Messages | undefined
  /** Overrides single texts of the language. */
  messages?: Partial<Messages> | undefined
  /** Components with these messages. */
  children: ReactNode
}

/**
 * Provides texts to all components inside that read the context. A library builds its own provider from it,
 * such as {@link UiLocaleProvider}.
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
