import { createContext, use } from 'react'
import type { CoursesLocale } from '../locales/courses-locale'

/** What a `CoursesLocaleProvider` sets. */
export const CoursesMessages = createContext<Partial<CoursesLocale>>({})

/** Messages of a component: its Chinese ones, or those that a host sets. */
export function useMessages<Messages extends Partial<CoursesLocale>>(chinese: Messages): Messages {
  return { ...chinese, ...use(CoursesMessages) }
}
