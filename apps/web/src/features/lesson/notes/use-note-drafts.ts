import type { LessonNote, NoteDraft } from '@shuyuan/courses'
import { useEffect, useMemo, useRef, useState } from 'react'
import { noteDraftPrefix, openNoteDrafts } from '../../../core/account/member-records'
import { useServices } from '../../../core/use-services'

/** Unsaved text, stored as `754 1767225600000 text`. */
interface Draft {
  /** The second of a new note, or the `updatedAt` of the note that is edited. */
  start: number
  /** When it was typed, in ms since 1970. The copy may be older or newer than local storage. */
  at: number
  text: string
}

function parse(stored: string | null): Draft {
  const [, start = '0', at = '0', text = ''] = /^(\d+) (\d+) ([^]*)$/.exec(stored ?? '') ?? []
  return { start: Number(start), at: Number(at), text }
}

/** Unsaved texts of a member: the new note of a lesson, and edits. They survive reloads and a killed browser. */
export function useNoteDrafts(memberId: number, lessonId: number) {
  const { env, device } = useServices()
  const prefix = noteDraftPrefix(memberId)
  const { store, restored } = useMemo(
    () => openNoteDrafts(device, env.storagePrefix),
    [device, env],
  )
  const [drafts, setDrafts] = useState<ReadonlyMap<string, Draft>>(
    () =>
      new Map(store.keys(prefix).map((key) => [key.slice(prefix.length), parse(store.get(key))])),
  )
  const changed = useRef(new Set<string>())

  useEffect(() => {
    let isCurrent = true
    void restored.then((copy) => {
      if (!isCurrent) return
      const found = copy
        .keys(prefix)
        .map((key) => [key.slice(prefix.length), parse(copy.get(key))] as const)
        .filter(([id]) => !changed.current.has(id))
      setDrafts((current) => {
        const newer = found.filter(([id, { at }]) => at > (current.get(id)?.at ?? 0))
        return new Map([...current, ...newer])
      })
    })
    return () => {
      isCurrent = false
    }
  }, [restored, prefix])

  function change(id: string, typed: Omit<Draft, 'at'> | null) {
    const draft = typed && { ...typed, at: Date.now() }
    changed.current.add(id)
    store.set(prefix + id, draft && `${draft.start} ${draft.at} ${draft.text}`)
    setDrafts((current) => {
      const next = new Map(current)
      if (draft === null) next.delete(id)
      else next.set(id, draft)
      return next
    })
  }

  const newId = String(lessonId)
  const { start: second = 0, text = '' } = drafts.get(newId) ?? {}
  /** Version of a note that an edit began with. */
  const editedVersion = (note: LessonNote) => drafts.get(note.id)?.start ?? note.updatedAt
  return {
    draft: { second, text },
    setDraft: ({ second: start, text: typed }: NoteDraft) =>
      change(newId, typed === '' ? null : { start, text: typed }),
    /** By the ID of the note. */
    edits: drafts,
    setEdit: (note: LessonNote, typed: string | null) =>
      change(note.id, typed === null ? null : { start: editedVersion(note), text: typed }),
    editedVersion,
  }
}
