import type { zhCn } from './zh-cn'

/** Language of the player: its BCP 47 tag as `lang`, and all texts, including those for screen readers. */
export type PlayerLocale = typeof zhCn

/** The texts of the player. */
export type PlayerMessages = Omit<PlayerLocale, 'lang'>
