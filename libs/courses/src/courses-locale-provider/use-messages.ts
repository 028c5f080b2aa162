import { createContext, use } from 'react'
import type { CoursesLocale } from '../locales/courses-locale'

/** Texts set by `CoursesLocaleProvider`. */
export const CoursesMessages = createContext<Partial<CoursesLocale>>({})

/** Returns the messages of a component: the Chinese ones, overridden by those of the host. */
export function useMessages<Messages extends Partial<CoursesLocale>>(chinese: Messages): Messages {
  return { ...chinese, ...use(CoursesMessages) }
}
