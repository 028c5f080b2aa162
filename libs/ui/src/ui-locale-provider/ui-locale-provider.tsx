import { createContext, type ReactElement, type ReactNode } from 'react'
import type { UiLocale } from '../locales/ui-locale'
import { MessagesProvider } from '../messages-provider/messages-provider'

/** The texts that a {@link UiLocaleProvider} sets; each component brings its Chinese ones along. */
export const UiMessages = createContext<Partial<UiLocale>>({})

/** Properties of {@link UiLocaleProvider}. */
export interface UiLocaleProviderProps {
  /** The language, as `en` of `/locales/en`. @default Chinese, or that of a provider around */
  locale?: UiLocale
  /** Texts that replace single ones of the language. */
  messages?: Partial<UiLocale>
  children: ReactNode
}

/** Sets the language of all components inside: their texts, and their names for screen readers. */
export function UiLocaleProvider(props: UiLocaleProviderProps): ReactElement {
  return <MessagesProvider context={UiMessages} {...props} />
}
