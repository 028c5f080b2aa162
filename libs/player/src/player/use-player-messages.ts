import { createContext, use } from 'react'
import type { PlayerLocale } from '../locales/player-locale'
import { zhCn } from '../locales/zh-cn'

/** Language of the nearest player, with the texts that its host replaces. */
export const PlayerMessagesContext = createContext<PlayerLocale>(zhCn)

export function usePlayerMessages(): PlayerLocale {
  return use(PlayerMessagesContext)
}
