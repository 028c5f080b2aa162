import type { zhCn } from './zh-cn'

/** Language of the dialogs: all texts, and the BCP 47 tag as `lang`. */
export type AuthLocale = typeof zhCn

/** Texts of the dialogs. */
export type AuthMessages = Omit<AuthLocale, 'lang'>

/** A language, or a function that loads it. */
export type AuthLocaleSource = AuthLocale | (() => Promise<AuthLocale>)
