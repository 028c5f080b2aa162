import { languageMessages } from '../messages'
import { useMessages } from './use-messages'

/**
 * Returns the language for formatting times. `undefined` for Chinese, which has custom wording
 * instead of that of `Intl`.
 */
export function useTimeLocale(): string | undefined {
  const { language } = useMessages(languageMessages)
  return language === languageMessages.language ? undefined : language
}
