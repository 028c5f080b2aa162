import { useState, type ReactElement } from 'react'
import { Button, token } from '@shuyuan/ui'
import { styled } from 'styled-components'
import { useMessages } from '../courses-locale-provider/use-messages'
import { noteMessages } from '../messages'
import { PlainList } from '../plain-list/plain-list'
import type { LessonNote } from '../rules/lesson-note'
import { NoteItem } from './note-item'

/** Notes shown initially and added by each click. */
const pageSize = 50

const Removed = styled.li`
  display: flex;
  align-items: center;
  gap: ${token('space-2')};
  min-block-size: ${token('touch-target')};
  color: ${token('text-muted')};
`

/** Actions for the notes of a list. */
export interface NoteActions {
  /** Unsaved texts of notes that are edited, by their ID. */
  edits: ReadonlyMap<string, { text: string }>
  /** Keeps an unsaved text, or discards it if it is null. */
  onEdit: (note: LessonNote, text: string | null) => void
  /** Stores the text of a note. If it rejects, the message of the error is shown. */
  onUpdate: (note: LessonNote, text: string) => Promise<void>
  onRemove: (note: LessonNote) => Promise<void>
  /** Stores a removed note again. */
  onRestore: (note: LessonNote) => Promise<void>
  /** Plays a note, which may be of another lesson. */
  onOpen: (note: LessonNote) => void
}

interface NoteListProps extends NoteActions {
  notes: readonly LessonNote[]
  showsLesson: boolean
  /** Shows the message of an error. */
  attempt: (work: () => Promise<void>) => Promise<void>
}

/** Fifty notes at a time. A removed note can be restored in its place. */
export function NoteList(props: NoteListProps): ReactElement {
  const { edits, onEdit, onOpen, onUpdate, onRemove, onRestore, showsLesson, attempt } = props
  const messages = useMessages(noteMessages)
  const [limit, setLimit] = useState(pageSize)
  const [focusedId, setFocusedId] = useState<string>()
  const [removed, setRemoved] = useState<{ note: LessonNote; index: number } | null>(null)
  const notes = props.notes.filter(({ id }) => id !== removed?.note.id)

  const remove = (note: LessonNote, index: number) =>
    attempt(async () => {
      await onRemove(note)
      setRemoved({ note, index })
    })

  const restore = (note: LessonNote) =>
    attempt(async () => {
      await onRestore(note)
      setFocusedId(note.id)
      setRemoved(null)
    })

  const items = notes
    .slice(0, limit)
    .map((note, index) => (
      <NoteItem
        key={note.id}
        note={note}
        edit={edits.get(note.id)?.text}
        onEdit={onEdit}
        showsLesson={showsLesson}
        takesFocus={note.id === focusedId}
        onOpen={onOpen}
        onUpdate={onUpdate}
        onRemove={() => void remove(note, index)}
      />
    ))
  if (removed) {
    const undo = (
      <Removed key="removed">
        <span role="status">{messages.noteDeleted}</span>
        <Button autoFocus variant="ghost" size="sm" onClick={() => void restore(removed.note)}>
          {messages.undoDelete}
        </Button>
      </Removed>
    )
    items.splice(removed.index, 0, undo)
  }

  return (
    <>
      <PlainList role="list" aria-label={messages.notesListed}>
        {items}
      </PlainList>
      {notes.length > limit && (
        <Button
          variant="secondary"
          size="sm"
          onClick={() => {
            setFocusedId(notes[limit]?.id)
            setLimit(limit + pageSize)
          }}
        >
          {messages.moreNotes}
        </Button>
      )}
    </>
  )
}
