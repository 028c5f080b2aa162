import { createContext, use } from 'react'
import type { LayoutLocale } from '../locales/layout-locale'

/** Texts set by `LayoutLocaleProvider`. */
export const LayoutMessages = createContext<Partial<LayoutLocale>>({})

/** Returns the messages of a component: the Chinese ones, overridden by those of the host. */
export function useMessages<Messages extends Partial<LayoutLocale>>(chinese: Messages): Messages {
  return { ...chinese, ...use(LayoutMessages) }
}
