import {
  accountMessages,
  appearanceMessages,
  headerMessages,
  footerMessages,
  pageMessages,
  tabBarMessages,
} from '../messages'
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
