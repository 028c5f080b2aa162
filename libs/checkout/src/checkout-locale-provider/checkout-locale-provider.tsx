import { MessagesProvider } from '@shuyuan/ui'
import type { ReactElement, ReactNode } from 'react'
import type { CheckoutLocale } from '../locales/checkout-locale'
import { CheckoutMessages } from './use-messages'

/** Properties of {@link CheckoutLocaleProvider}. */
export interface CheckoutLocaleProviderProps {
  /** The language, as `en` of `/locales/en`. @default Chinese, or that of a provider around */
  locale?: CheckoutLocale
  /** Texts that replace single ones of the language. */
  messages?: Partial<CheckoutLocale>
  children: ReactNode
}

/** Sets the language of all components inside: their texts, and their names for screen readers. */
export function CheckoutLocaleProvider(props: CheckoutLocaleProviderProps): ReactElement {
  return <MessagesProvider context={CheckoutMessages} {...props} />
}
