import type * as messages from '../messages'

/** A language of the components: every text that people read or hear. */
export type UiLocale = {
  [Name in keyof typeof messages]: (typeof messages)[Name] extends string
    ? string
    : (typeof messages)[Name]
}
