import type { ErrorSentences } from '@shuyuan/api'
import type { messages } from '../messages'

/** A language of the components: every text that people read or hear. */
export type MemberLocale = typeof messages & {
  /** Sentences for errors without a text of the server. @default the Chinese ones of `@shuyuan/api` */
  errors?: ErrorSentences | undefined
}
