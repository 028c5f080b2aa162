import { MessagesProvider } from '@shuyuan/ui'
import type { ReactElement, ReactNode } from 'react'
import type { CoursesLocale } from '../locales/courses-locale'
import { CoursesMessages } from './use-messages'

export interface CoursesLocaleProviderProps {
  /** Language, such as `en` from `/locales/en`. @default Chinese, or that of an outer provider */
  locale?: CoursesLocale
  /** Overrides single texts of the language. */
  messages?: Partial<CoursesLocale>
  /** Components in this language. */
  children: ReactNode
}

/** Sets the language of all components inside: texts, dates, durations and accessible names. */
export function CoursesLocaleProvider(props: CoursesLocaleProviderProps): ReactElement {
  return <MessagesProvider context={CoursesMessages} {...props} />
}
