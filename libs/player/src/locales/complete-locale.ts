import type { PlayerProps } from '../player/player-props'
import type { PlayerLocale } from './player-locale'
import { zhCn } from './zh-cn'

/** Returns the host's language, or Chinese, with the host's replacements. */
export function completeLocale({
  locale = zhCn,
  messages,
}: Pick<PlayerProps, 'locale' | 'messages'>): PlayerLocale {
  return {
    ...locale,
    ...messages,
    failures: { ...locale.failures, ...messages?.failures },
    captionLook: { ...locale.captionLook, ...messages?.captionLook },
    transcript: { ...locale.transcript, ...messages?.transcript },
    shortcuts: { ...locale.shortcuts, ...messages?.shortcuts },
  }
}
