import type { messages } from '../messages'

/** Texts of the components in one language: visible texts and accessible names. */
export type CheckoutLocale = typeof messages
