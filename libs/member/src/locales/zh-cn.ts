import { messages } from '../messages'
import type { MemberLocale } from './member-locale'

/** The components in Chinese. */
export const zhCn: MemberLocale = {
  ...messages,
  // Inside a provider of another language, this takes its sentences away.
  errors: undefined,
}
