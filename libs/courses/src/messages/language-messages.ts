import type { ErrorSentences } from '@shuyuan/api'

interface LanguageMessages {
  /** The BCP 47 tag that dates and spoken lengths follow. */
  language: string
  /** Sentences for errors without a text of the server. @default the Chinese ones of `@shuyuan/api` */
  errors?: ErrorSentences | undefined
}

/** The language itself, for what words times and errors in it. */
export const languageMessages: LanguageMessages = {
  language: 'zh-CN',
  errors: undefined,
}
