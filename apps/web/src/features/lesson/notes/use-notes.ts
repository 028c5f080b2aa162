import { StorageError } from '@shuyuan/browser-storage'
import type { LessonNote } from '@shuyuan/courses'
import { toast } from '@shuyuan/ui'
import { useMemo } from 'react'
import { openNotes } from '../../../core/account/member-records'
import { useRecords } from '../../../core/account/use-records'
import { useServices } from '../../../core/use-services'
import * as messages from '../messages'

function messageOf(error: unknown): string {
  return error instanceof StorageError && error.kind === 'full'
    ? messages.notesFull
    : messages.notesUnavailable
}

/** Converts a storage error to an error with a readable message. */
async function readable(work: Promise<void>): Promise<void> {
  try {
    await work
  } catch (error) {
    throw new Error(messageOf(error), { cause: error })
  }
}

const newId = () => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`

type NewNote = Omit<LessonNote, 'id' | 'updatedAt'>

/** Notes of a member on this device, of all courses. */
export function useNotes(memberId: number) {
  const { env } = useServices()
  const store = useMemo(() => openNotes(env.storagePrefix, memberId), [env, memberId])
  const { records: notes, failure, reload } = useRecords(store)

  async function add(added: readonly NewNote[]) {
    const records = added.map((note) => ({ ...note, id: newId(), updatedAt: Date.now() }))
    await readable(store.setMany(records.map((note) => [note.id, note])))
  }

  return {
    notes,
    failure: failure === undefined ? undefined : messageOf(failure),
    retry: reload,
    add,
    /** Keeps both texts if another tab has changed the note since it was read. */
    async update(note: LessonNote, text: string) {
      let isChanged = false
      await readable(
        store.update(note.id, (stored) => {
          isChanged = stored !== null && stored.updatedAt !== note.updatedAt
          return isChanged && stored ? stored : { ...note, text, updatedAt: Date.now() }
        }),
      )
      if (!isChanged) return
      await add([{ ...note, text }])
      toast.success(messages.bothNotesKept)
    },
    remove: (note: LessonNote) => readable(store.removeMany([note.id])),
    restore: (note: LessonNote) => readable(store.setMany([[note.id, note]])),
  }
}
