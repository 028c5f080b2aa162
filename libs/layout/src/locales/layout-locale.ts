import type {
  accountMessages,
  appearanceMessages,
  headerMessages,
  footerMessages,
  pageMessages,
  tabBarMessages,
} from '../messages'

/** Texts of the components in one language: visible texts and accessible names. */
export type LayoutLocale = typeof headerMessages &
  typeof accountMessages &
  typeof footerMessages &
  typeof appearanceMessages &
  typeof pageMessages &
  typeof tabBarMessages
