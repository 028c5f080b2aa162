import { MessagesProvider } from '@shuyuan/ui'
import type { ReactElement, ReactNode } from 'react'
import type { CheckoutLocale } from '../messages'
import { CheckoutMessages } from './use-messages'

export interface CheckoutLocaleProviderProps {
  /** Language, such as `en` from `/locales/en`. @default Chinese, or that of an outer provider */
  locale?: CheckoutLocale
  /** Overrides single texts of the language. */
  messages?: Partial<CheckoutLocale>
  /** Components in this language. */
  children: ReactNode
}

/** Sets the language of all components inside: texts and accessible names. */
export function CheckoutLocaleProvider(props: CheckoutLocaleProviderProps): ReactElement {
  return <MessagesProvider context={CheckoutMessages} {...props} />
}
