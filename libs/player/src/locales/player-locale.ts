import type { zhCn } from './zh-cn'

/** A language of the player: its tag (BCP 47) as `lang`, and every text that people read or hear. */
export type PlayerLocale = typeof zhCn

/** The texts of the player. */
export type PlayerMessages = Omit<PlayerLocale, 'lang'>
