import * as messages from '../messages'
import type { UiLocale } from './ui-locale'

/** Chinese locale of the components. */
export const zhCn: UiLocale = { ...messages }
