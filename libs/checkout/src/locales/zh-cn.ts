import { messages } from '../messages'
import type { CheckoutLocale } from './checkout-locale'

/** Chinese texts of the components. */
export const zhCn: CheckoutLocale = messages
