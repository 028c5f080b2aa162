import type { accountMessages } from '../messages/account-messages'
import type { appearanceMessages } from '../messages/appearance-messages'
import type { footerMessages } from '../messages/footer-messages'
import type { headerMessages } from '../messages/header-messages'
import type { pageMessages } from '../messages/page-messages'
import type { tabBarMessages } from '../messages/tab-bar-messages'

/** Texts of the components in one language: visible texts and accessible names. */
export type LayoutLocale = typeof headerMessages &
  typeof accountMessages &
  typeof footerMessages &
  typeof appearanceMessages &
  typeof pageMessages &
  typeof tabBarMessages
