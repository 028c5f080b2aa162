import { useState } from 'react'

/** State of the reply form. */
export interface ReplyFormState {
  openId: string | null
  /** True if the user clicked "reply", false for a restored draft. */
  shouldFocus: boolean
  /** ID of the comment whose form was just canceled or sent; its button gets the focus back. */
  restoreFocusId: string | null
  onToggle: (id: string | null) => void
}

/** Manages the one open reply form. A stored draft is open initially. */
export function useReplyForm(findDraft: () => { id: string } | undefined): ReplyFormState {
  const [openId, setOpenId] = useState(() => findDraft()?.id ?? null)
  const [shouldFocus, setShouldFocus] = useState(false)
  const [restoreFocusId, setRestoreFocusId] = useState<string | null>(null)
  return {
    openId,
    shouldFocus,
    restoreFocusId,
    onToggle(id) {
      setShouldFocus(true)
      setRestoreFocusId(id === null ? openId : null)
      setOpenId(id)
    },
  }
}
