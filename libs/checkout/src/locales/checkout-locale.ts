import type { messages } from '../messages'

/** A language of the components: every text that people read or hear. */
export type CheckoutLocale = typeof messages
