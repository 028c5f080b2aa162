import { useAuthMessages } from '../provider/auth-hooks'
import { accountMessages, type AccountMessages } from './account-messages'
import { accountMessagesEn } from './account-messages-en'

/** Texts of the account forms in the provider's language, with the host's overrides. */
export function useAccountMessages(given?: Partial<AccountMessages>): AccountMessages {
  const { lang } = useAuthMessages()
  return { ...(lang.startsWith('en') ? accountMessagesEn : accountMessages), ...given }
}
