import type { PlayerLocale } from '../locales/player-locale'
import { zhCn } from '../locales/zh-cn'
import type { PlayerSource } from '../rules/player-source'
import type { PlayerTrack } from '../rules/player-track'
import type { PlayerProps } from './player-props'

// Bundlers replace this expression, as they do for React.
declare const process: { env: { NODE_ENV?: string } }

// A host without type checks may pass any value. Invalid values must not crash its page.

const isText = (value: unknown) => typeof value === 'string' && value !== ''

function isSource(source: PlayerSource | null | undefined): boolean {
  if (source?.kind === 'stream') return isText(source.url)
  return source?.kind === 'embed' && typeof source.html === 'string'
}

const isTrack = (track: PlayerTrack | null | undefined) => isText(track?.src)

const isEnd = (stopAt: unknown) => typeof stopAt === 'number' && stopAt >= 0

/** Fills missing texts of a language with Chinese, and applies the host's replacements. */
export function completeLocale({
  locale,
  messages,
}: Pick<PlayerProps, 'locale' | 'messages'>): PlayerLocale {
  return {
    ...zhCn,
    ...locale,
    ...messages,
    failures: { ...zhCn.failures, ...locale?.failures, ...messages?.failures },
    captionLook: {
      ...zhCn.captionLook,
      ...locale?.captionLook,
      ...messages?.captionLook,
    },
    transcript: {
      ...zhCn.transcript,
      ...locale?.transcript,
      ...messages?.transcript,
    },
    shortcuts: {
      ...zhCn.shortcuts,
      ...locale?.shortcuts,
      ...messages?.shortcuts,
    },
  }
}

/** Removes invalid sources, tracks, hosts and values from the props. */
export function usableProps<Props extends PlayerProps>(props: Props): Props {
  const { sources, tracks, frameHosts, stopAt } = props
  return {
    ...props,
    sources: sources ? Array.from(sources).filter(isSource) : undefined,
    tracks: Array.from(tracks ?? []).filter(isTrack),
    frameHosts: Array.from(frameHosts ?? []).filter(isText),
    stopAt: isEnd(stopAt) ? stopAt : undefined,
  }
}

function missingTexts(locale: PlayerProps['locale']): string[] {
  const given: Partial<PlayerLocale> = locale ?? zhCn
  const names = Object.keys(zhCn).filter((name) => !(name in given))
  return names.length === 0
    ? []
    : [
        `"locale" has no ${names.join(', ')}. These texts are shown in Chinese. Pass a complete locale.`,
      ]
}

/**
 * Describes each invalid prop and its remedy. Returns an empty string if all are valid, and in production.
 */
export function describeMistakes({ sources, tracks, stopAt, locale }: PlayerProps): string {
  if (process.env.NODE_ENV === 'production') return ''
  const wrong = (name: string, remedy: string) =>
    `"${name}" is invalid and was ignored. Pass ${remedy}.`
  const mistakes = [
    Array.from(sources ?? []).map((source, index) =>
      isSource(source)
        ? []
        : wrong(`sources[${index}]`, "{ kind: 'stream', url } or { kind: 'embed', html }"),
    ),
    Array.from(tracks ?? []).map((track, index) =>
      isTrack(track) ? [] : wrong(`tracks[${index}]`, '{ kind, src }'),
    ),
    isEnd(stopAt ?? 0) ? [] : wrong('stopAt', 'the end of the trial in seconds'),
    missingTexts(locale),
  ]
  return mistakes
    .flat(2)
    .map((mistake) => `Player: ${mistake}`)
    .join('\n')
}
