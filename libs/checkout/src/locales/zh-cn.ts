import { messages } from '../messages'
import type { CheckoutLocale } from './checkout-locale'

/** The components in Chinese. */
export const zhCn: CheckoutLocale = messages
