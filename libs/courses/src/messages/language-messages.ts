import type { ErrorSentences } from '@shuyuan/api'

interface LanguageMessages {
  /** BCP 47 tag for dates and spoken durations. */
  language: string
  /**
   * Texts for errors without a text from the server. @default the Chinese ones of `@shuyuan/api`
   */
  errors?: ErrorSentences | undefined
}

/** Language tag and error texts. */
export const languageMessages: LanguageMessages = {
  language: 'zh-CN',
  errors: undefined,
}
