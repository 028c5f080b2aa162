import type { AuthLocale } from '../locales/auth-locale'
import { en } from '../locales/en'
import { zhCn } from '../locales/zh-cn'

/** The language that the toolbar of the stories names; Chinese unless it is English. */
export function localeOf({ language }: { language?: unknown }): AuthLocale {
  return language === en.lang ? en : zhCn
}
