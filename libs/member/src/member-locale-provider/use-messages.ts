import { createContext, use } from 'react'
import type { MemberLocale } from '../locales/member-locale'
import { messages } from '../messages'

/** What a `MemberLocaleProvider` sets. */
export const MemberMessages = createContext<MemberLocale>(messages)

/** Messages of a component: the Chinese ones, or those that a host sets. */
export function useMessages(): MemberLocale {
  return use(MemberMessages)
}
