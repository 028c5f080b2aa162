import { useRef, useState, type ReactElement } from 'react'
import { Pencil, Trash2 } from 'lucide-react'
import { formatDuration } from '@shuyuan/time-format'
import { Button, IconButton, token } from '@shuyuan/ui'
import { styled } from 'styled-components'
import { useMessages } from '../courses-locale-provider/use-messages'
import { noteMessages } from '../messages'
import type { LessonNote } from '../rules/lesson-note'
import { NoteForm } from './note-form'

const Root = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  gap: ${token('space-1')} ${token('space-2')};
  padding-block: ${token('space-3')};
  border-block-end: 1px solid ${token('border')};
  & > :nth-child(n + 3) {
    grid-column: 1 / -1;
  }
`

const Play = styled.button`
  justify-self: start;
  min-block-size: ${token('touch-target')};
  padding: 0;
  border: 0;
  background: none;
  color: ${token('accent-text')};
  font: ${token('type-small')};
  font-variant-numeric: tabular-nums;
  text-align: start;
  cursor: pointer;
  &:hover {
    text-decoration: underline;
  }
`

const Text = styled.p`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`

export interface NoteItemProps {
  note: LessonNote
  /** Unsaved text. Undefined unless the note is being edited. */
  edit: string | undefined
  onEdit: (note: LessonNote, text: string | null) => void
  /** Shows the title of its lesson. */
  showsLesson: boolean
  /** Focuses the note when it appears. */
  takesFocus: boolean
  onOpen: (note: LessonNote) => void
  onUpdate: (note: LessonNote, text: string) => Promise<void>
  onRemove: () => void
}

/** A note and its position, which plays the lesson from there. */
export function NoteItem(props: NoteItemProps): ReactElement {
  const { note, edit, onEdit, showsLesson, takesFocus, onOpen, onUpdate, onRemove } = props
  const messages = useMessages(noteMessages)
  const play = useRef<HTMLButtonElement>(null)
  // A restored edit does not move the focus.
  const [hasStarted, setHasStarted] = useState(false)
  const { second, text } = note
  const lesson = showsLesson ? ` · ${note.lessonTitle}` : ''

  /** Moves the focus to the note, before its form disappears. */
  function endEdit() {
    play.current?.focus()
    onEdit(note, null)
  }

  return (
    <Root>
      <Play
        ref={play}
        type="button"
        aria-label={messages.playNote(second) + lesson}
        autoFocus={takesFocus}
        onClick={() => onOpen(note)}
      >
        <span translate="no">{formatDuration(second)}</span>
        {lesson}
      </Play>
      <div>
        {edit === undefined && (
          <IconButton
            label={messages.editNote}
            onClick={() => {
              setHasStarted(true)
              onEdit(note, text)
            }}
          >
            <Pencil size={16} aria-hidden />
          </IconButton>
        )}
        <IconButton label={messages.deleteNote} onClick={onRemove}>
          <Trash2 size={16} aria-hidden />
        </IconButton>
      </div>
      {edit === undefined ? (
        <Text>{text === '' ? messages.bookmark : text}</Text>
      ) : (
        <NoteForm
          autoFocus={hasStarted}
          label={messages.editNoteText}
          text={edit}
          onTextChange={(next) => onEdit(note, next)}
          onSave={async (next) => {
            await onUpdate(note, next)
            endEdit()
          }}
          actions={
            <Button variant="ghost" size="sm" onClick={endEdit}>
              {messages.cancelEdit}
            </Button>
          }
        />
      )}
    </Root>
  )
}
