import { useState } from 'react'

/** State of the reply form. */
export interface Answering {
  answering: string | null
  /** True if the user clicked "reply", false for a restored draft. */
  isAskedFor: boolean
  /** ID of the comment whose form was just canceled or sent; its button gets the focus back. */
  justAnswered: string | null
  onAnswer: (id: string | null) => void
}

/** Manages the one open reply form. A stored draft is open initially. */
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
