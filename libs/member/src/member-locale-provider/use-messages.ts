import { createContext, use } from 'react'
import { type MemberLocale, messages } from '../messages'

/** Context of `MemberLocaleProvider`. */
export const MemberMessages = createContext<MemberLocale>(messages)

/** Returns the messages of the nearest provider, by default the Chinese ones. */
export function useMessages(): MemberLocale {
  return use(MemberMessages)
}
