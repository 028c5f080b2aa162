import { MessagesProvider } from '@shuyuan/ui'
import type { ReactElement, ReactNode } from 'react'
import type { LayoutLocale } from '../locales/layout-locale'
import { LayoutMessages } from './use-messages'

export interface LayoutLocaleProviderProps {
  /** Language, such as `en` from `/locales/en`. @default Chinese, or that of an outer provider */
  locale?: LayoutLocale
  /** Overrides single texts of the language. */
  messages?: Partial<LayoutLocale>
  /** Components in this language. */
  children: ReactNode
}

/** Sets the language of all components inside: texts and accessible names. */
export function LayoutLocaleProvider(props: LayoutLocaleProviderProps): ReactElement {
  return <MessagesProvider context={LayoutMessages} {...props} />
}
