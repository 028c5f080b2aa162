import { createContext, use } from 'react'
import type { CheckoutLocale } from '../locales/checkout-locale'
import { messages } from '../messages'

/** What a `CheckoutLocaleProvider` sets; Chinese without one. */
export const CheckoutMessages = createContext<CheckoutLocale>(messages)

/** Messages of the components: the Chinese ones, or those that a host sets. */
export function useMessages(): CheckoutLocale {
  return use(CheckoutMessages)
}
