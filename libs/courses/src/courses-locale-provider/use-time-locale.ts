import { languageMessages } from '../messages'
import { useMessages } from './use-messages'

/**
 * The language for what formats times; `undefined` for Chinese, whose words are the school's own and
 * not those of `Intl`.
 */
export function useTimeLocale(): string | undefined {
  const { language } = useMessages(languageMessages)
  return language === languageMessages.language ? undefined : language
}
