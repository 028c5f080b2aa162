import { createContext, use } from 'react'
import { zhCn } from '../locales/zh-cn'
import type { PlayerLocale } from '../locales/complete-locale'

/** Language of the nearest player, with the texts that its host replaces. */
export const PlayerMessagesContext = createContext<PlayerLocale>(zhCn)

export function usePlayerMessages(): PlayerLocale {
  return use(PlayerMessagesContext)
}
