import { useState } from 'react'

/** Which comment or reply is being answered. */
export interface Answering {
  answering: string | null
  /** It was asked for by a click, not found begun. */
  isAskedFor: boolean
  /** The one whose answer was just given up or sent: its button gets the focus back. */
  justAnswered: string | null
  onAnswer: (id: string | null) => void
}

/** One answer at a time; at first the one that was begun before, if there is any. */
export function useAnswering(findBegun: () => { id: string } | undefined): Answering {
  const [answering, setAnswering] = useState(() => findBegun()?.id ?? null)
  const [isAskedFor, setIsAskedFor] = useState(false)
  const [justAnswered, setJustAnswered] = useState<string | null>(null)
  return {
    answering,
    isAskedFor,
    justAnswered,
    onAnswer(id) {
      setIsAskedFor(true)
      setJustAnswered(id === null ? answering : null)
      setAnswering(id)
    },
  }
}
