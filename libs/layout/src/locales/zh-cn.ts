import { accountMessages } from '../messages/account-messages'
import { appearanceMessages } from '../messages/appearance-messages'
import { footerMessages } from '../messages/footer-messages'
import { headerMessages } from '../messages/header-messages'
import { pageMessages } from '../messages/page-messages'
import { tabBarMessages } from '../messages/tab-bar-messages'
import type { LayoutLocale } from './layout-locale'

/** Chinese texts of the components. */
export const zhCn: LayoutLocale = {
  ...headerMessages,
  ...accountMessages,
  ...footerMessages,
  ...appearanceMessages,
  ...pageMessages,
  ...tabBarMessages,
}
