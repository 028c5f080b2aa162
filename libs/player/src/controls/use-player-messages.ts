import { createContext, use } from 'react'
import type { PlayerLocale } from '../locales/player-locale'
import { zhCn } from '../locales/zh-cn'

/** The language of the player around, with the texts that its host replaces. */
export const PlayerMessagesContext = createContext<PlayerLocale>(zhCn)

/** The language of the player around. */
export function usePlayerMessages(): PlayerLocale {
  return use(PlayerMessagesContext)
}
