import type * as messages from '../messages'

/** Every text of the components, visible or for screen readers. */
export type UiLocale = {
  [Name in keyof typeof messages]: (typeof messages)[Name] extends string
    ? string
    : (typeof messages)[Name]
}
