import { MessagesProvider } from '@shuyuan/ui'
import type { ReactElement, ReactNode } from 'react'
import type { MemberLocale } from '../locales/member-locale'
import { MemberMessages } from './use-messages'

/** Properties of {@link MemberLocaleProvider}. */
export interface MemberLocaleProviderProps {
  /** The language, as `en` of `/locales/en`. @default Chinese, or that of a provider around */
  locale?: MemberLocale
  /** Texts that replace single ones of the language. */
  messages?: Partial<MemberLocale>
  children: ReactNode
}

/** Sets the language of all components inside: their texts, and their names for screen readers. */
export function MemberLocaleProvider(props: MemberLocaleProviderProps): ReactElement {
  return <MessagesProvider context={MemberMessages} {...props} />
}
