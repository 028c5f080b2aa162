import { useState } from 'react'
import type { StreamSource } from '../rules/player-source'
import { usePassingNotice } from './use-passing-notice'

/** Which of the qualities plays, and what becomes of one that cannot. */
export interface Quality {
  /** Index of the one that plays. */
  current: number
  source: StreamSource
  /** Label of the chosen one, just after another took its place. */
  replaced: string | null
  /** The current one cannot be played: goes on with one that was not tried yet, if there is one. */
  tryAnother: () => boolean
  /** The learner chose one, whatever became of it before. */
  choose: (index: number) => void
  /** All of them are worth another attempt. */
  forgetFailures: () => void
}

/** Plays the quality of this label, the first one without it, and others in place of what fails. */
export function useQuality(
  streams: readonly [StreamSource, ...StreamSource[]],
  preferred: string | null,
  onChoose: (label: string) => void,
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
      onChoose(choice.label ?? '')
    },
    forgetFailures() {
      setFailed([])
      setInstead(null)
    },
  }
}
