import { createContext, use } from 'react'
import type { LayoutLocale } from '../locales/layout-locale'

/** What a `LayoutLocaleProvider` sets. */
export const LayoutMessages = createContext<Partial<LayoutLocale>>({})

/** Messages of a component: its Chinese ones, or those that a host sets. */
export function useMessages<Messages extends Partial<LayoutLocale>>(chinese: Messages): Messages {
  return { ...chinese, ...use(LayoutMessages) }
}
