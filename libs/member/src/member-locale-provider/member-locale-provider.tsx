import { MessagesProvider } from '@shuyuan/ui'
import type { ReactElement, ReactNode } from 'react'
import type { MemberLocale } from '../messages'
import { MemberMessages } from './use-messages'

export interface MemberLocaleProviderProps {
  /** The language, such as `en` of `/locales/en`. @default that of the parent provider, or Chinese */
  locale?: MemberLocale
  /** Overrides single texts of the language. */
  messages?: Partial<MemberLocale>
  /** Components in this language. */
  children: ReactNode
}

/** Sets the language of all components inside, including labels for screen readers. */
export function MemberLocaleProvider(props: MemberLocaleProviderProps): ReactElement {
  return <MessagesProvider context={MemberMessages} {...props} />
}
