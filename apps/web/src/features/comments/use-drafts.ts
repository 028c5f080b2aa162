import type { CommentTarget } from '@shuyuan/api'
import { useServices } from '../../app/use-services'

/** Comments begun on a target: one of its own (`''`) and one below each comment. */
export function useDrafts({ kind, id }: CommentTarget) {
  const { drafts } = useServices()
  const key = (below: string) => [kind, id, below].join('/')
  return {
    draftOf: (below: string) => drafts.get(key(below)),
    keepDraft: (below: string, text: string) => drafts.set(key(below), text),
  }
}
