import { messages, type MemberLocale } from '../messages'

/** Chinese texts of the components. */
export const zhCn: MemberLocale = {
  ...messages,
  // Resets the error messages inside a provider of another language.
  errors: undefined,
}
