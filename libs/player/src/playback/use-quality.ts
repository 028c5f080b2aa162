import { useState } from 'react'
import type { StreamSource } from '../rules/player-source'
import { usePassingNotice } from '../panels/use-passing-notice'

/** The current quality, and the replacement of qualities that fail. */
export interface Quality {
  /** Index of the quality that plays. */
  current: number
  source: StreamSource
  /** Label of the chosen quality, shortly after another one replaced it. */
  replaced: string | null
  /** Replaces a failed quality by one that was not tried yet. Returns false if there is none. */
  tryAnother: () => boolean
  /** Plays the quality that the learner chose, even if it failed before. */
  choose: (index: number) => void
  /** Allows all qualities to be tried again. */
  forgetFailures: () => void
}

/** Selects the quality with the preferred label or else the first one, and replaces qualities that fail. */
export function useQuality(
  streams: readonly [StreamSource, ...StreamSource[]],
  preferred: string | null,
  onSelect: (label: string) => void,
): Quality {
  const [failed, setFailed] = useState<readonly string[]>([])
  const [instead, setInstead] = useState<string | null>(null)
  const notice = usePassingNotice()
  const chosen = Math.max(
    0,
    streams.findIndex(({ label = '' }) => label === preferred),
  )
  const substitute = streams.findIndex(({ url }) => url === instead)
  const current = substitute < 0 ? chosen : substitute
  const source = streams[current] ?? streams[0]

  return {
    current,
    source,
    replaced: notice.isShown && current !== chosen ? (streams[chosen]?.label ?? null) : null,
    tryAnother() {
      const tried = [...failed, source.url]
      const next = streams.find(({ url }) => !tried.includes(url))
      setFailed(tried)
      if (!next) return false
      setInstead(next.url)
      notice.show()
      return true
    },
    choose(index) {
      const choice = streams[index]
      if (!choice) return
      setFailed(failed.filter((url) => url !== choice.url))
      setInstead(null)
      onSelect(choice.label ?? '')
    },
    forgetFailures() {
      setFailed([])
      setInstead(null)
    },
  }
}
