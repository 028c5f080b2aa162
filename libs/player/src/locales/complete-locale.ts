import { zhCn } from './zh-cn'

/** Language of the player: its BCP 47 tag as `lang`, and all texts, including those for screen readers. */
export type PlayerLocale = typeof zhCn

/** The texts of the player. */
export type PlayerMessages = Omit<PlayerLocale, 'lang'>

/** Returns the host's language, or Chinese, with the host's replacements. */
export function completeLocale({
  locale = zhCn,
  messages,
}: {
  locale?: PlayerLocale | undefined
  messages?: Partial<PlayerMessages> | undefined
}): PlayerLocale {
  return {
    ...locale,
    ...messages,
    failures: { ...locale.failures, ...messages?.failures },
    captionLook: { ...locale.captionLook, ...messages?.captionLook },
    transcript: { ...locale.transcript, ...messages?.transcript },
    shortcuts: { ...locale.shortcuts, ...messages?.shortcuts },
  }
}
