import type { CommentTarget } from '@shuyuan/api'
import { createDrafts } from '@shuyuan/session/drafts'
import { useState } from 'react'
import { useServices } from '../../app/use-services'

/** Comments begun on a target: one of its own (`''`) and one below each comment. */
export function useDrafts({ kind, id }: CommentTarget) {
  const { env } = useServices()
  const [drafts] = useState(() => createDrafts({ prefix: env.storagePrefix }))
  const key = (below: string) => [kind, id, below].join('/')
  return {
    draftOf: (below: string) => drafts.get(key(below)),
    keepDraft: (below: string, text: string) => drafts.set(key(below), text),
  }
}
