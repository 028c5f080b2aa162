import { localeOf } from '../testing/locale-of'
import { accountMessages, type AccountMessages } from './account-messages'
import { accountMessagesEn } from './account-messages-en'

/** What the forms say in the language of the toolbar of the stories. */
export function accountWords(context: {
  globals: Parameters<typeof localeOf>[0]
}): AccountMessages {
  return localeOf(context.globals).lang === 'en' ? accountMessagesEn : accountMessages
}
