import type { zhCn } from './zh-cn'

/** A language of the dialogs: its tag (BCP 47) as `lang`, and every sentence they say. */
export type AuthLocale = typeof zhCn

/** The words of the dialogs. */
export type AuthMessages = Omit<AuthLocale, 'lang'>

/** A language, or the way to fetch it. */
export type AuthLocaleSource = AuthLocale | (() => Promise<AuthLocale>)
