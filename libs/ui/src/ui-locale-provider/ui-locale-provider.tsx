import { createContext, type ReactElement, type ReactNode } from 'react'
import type { UiLocale } from '../locales/ui-locale'
import { MessagesProvider } from '../messages-provider/messages-provider'

/** Overrides of the texts. Each component contains its Chinese ones. */
export const UiMessages = createContext<Partial<UiLocale>>({})

export interface UiLocaleProviderProps {
  /** Locale, such as `en` of `/locales/en`. @default that of the surrounding provider, else Chinese */
  locale?: UiLocale
  /** Overrides single texts of the language. */
  messages?: Partial<UiLocale>
  /** Components in this language. */
  children: ReactNode
}

/** Sets the language of all components inside: visible texts and accessible names. */
export function UiLocaleProvider(props: UiLocaleProviderProps): ReactElement {
  return <MessagesProvider context={UiMessages} {...props} />
}
