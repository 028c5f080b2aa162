import * as messages from '../messages'
import type { UiLocale } from './ui-locale'

/** The components in Chinese. */
export const zhCn: UiLocale = { ...messages }
