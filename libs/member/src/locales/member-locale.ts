import type { ErrorSentences } from '@shuyuan/api'
import type { messages } from '../messages'

/** Language of the components: all visible texts and screen reader labels. */
export type MemberLocale = typeof messages & {
  /** Messages for errors without one of the server. @default the Chinese ones of `@shuyuan/api` */
  errors?: ErrorSentences | undefined
}
