import { MessagesProvider } from '@shuyuan/ui'
import type { ReactElement, ReactNode } from 'react'
import type { CoursesLocale } from '../locales/courses-locale'
import { CoursesMessages } from './use-messages'

/** Properties of {@link CoursesLocaleProvider}. */
export interface CoursesLocaleProviderProps {
  /** The language, as `en` of `/locales/en`. @default Chinese, or that of a provider around */
  locale?: CoursesLocale
  /** Texts that replace single ones of the language. */
  messages?: Partial<CoursesLocale>
  children: ReactNode
}

/** Sets the language of all components inside: their texts, dates, lengths and names for screen readers. */
export function CoursesLocaleProvider(props: CoursesLocaleProviderProps): ReactElement {
  return <MessagesProvider context={CoursesMessages} {...props} />
}
