import { createContext, use } from 'react'
import { type CheckoutLocale, messages } from '../messages'

/** Texts set by `CheckoutLocaleProvider`; Chinese by default. */
export const CheckoutMessages = createContext<CheckoutLocale>(messages)

/** Returns the messages of the components: the Chinese ones, or those of the host. */
export function useMessages(): CheckoutLocale {
  return use(CheckoutMessages)
}
