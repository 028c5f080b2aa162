import { useAuthMessages } from '../provider/auth-hooks'
import { accountMessages, type AccountMessages } from './account-messages'
import { accountMessagesEn } from './account-messages-en'

/** The words of an account's form: the host's where it gave some, else in the provider's language. */
export function useAccountMessages(given?: Partial<AccountMessages>): AccountMessages {
  const { lang } = useAuthMessages()
  return { ...(lang.startsWith('en') ? accountMessagesEn : accountMessages), ...given }
}
