import { MessagesProvider } from '@shuyuan/ui'
import type { ReactElement, ReactNode } from 'react'
import type { LayoutLocale } from '../locales/layout-locale'
import { LayoutMessages } from './use-messages'

/** Properties of {@link LayoutLocaleProvider}. */
export interface LayoutLocaleProviderProps {
  /** The language, as `en` of `/locales/en`. @default Chinese, or that of a provider around */
  locale?: LayoutLocale
  /** Texts that replace single ones of the language. */
  messages?: Partial<LayoutLocale>
  children: ReactNode
}

/** Sets the language of all components inside: their texts, and their names for screen readers. */
export function LayoutLocaleProvider(props: LayoutLocaleProviderProps): ReactElement {
  return <MessagesProvider context={LayoutMessages} {...props} />
}
