import { messages, type CheckoutLocale } from '../messages'

/** Chinese texts of the components. */
export const zhCn: CheckoutLocale = messages
