import { useRef, useState, type ReactElement, type Ref } from 'react'
import {
  Button,
  Checkbox,
  EmptyNote,
  ErrorBlock,
  Skeleton,
  SkeletonGroup,
  TextField,
  token,
} from '@shuyuan/ui'
import { styled } from 'styled-components'
import { useMessages } from '../courses-locale-provider/use-messages'
import { noteMessages } from '../messages'
import { searchNotes, type LessonNote } from '../rules/lesson-note'
import { NoteForm, errorText } from './note-form'
import { NoteList, type NoteActions } from './note-list'

const Root = styled.section`
  display: grid;
  align-content: start;
  gap: ${token('space-3')};
`

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-2')};
`

const Count = styled.p`
  margin-inline-start: auto;
  color: ${token('text-muted')};
  font: ${token('type-small')};
`

const ErrorText = styled.p`
  color: ${token('danger')};
  font: ${token('type-small')};
`

/** Unsaved text with its position in the lesson, in seconds. */
export interface NoteDraft {
  text: string
  second: number
}

export interface LessonNotesProps extends NoteActions {
  /** Sorted notes of the course. Undefined while they load, and if they cannot be read. */
  notes: readonly LessonNote[] | undefined
  /** Why the notes cannot be read. */
  failure?: string | undefined
  /** Reads the notes again. */
  onRetry: () => void
  /** ID of the lesson. */
  lessonId: number
  /** New note. */
  draft: NoteDraft
  /** Saves the text that is being typed. */
  onDraftChange: (draft: NoteDraft) => void
  /** Current second of the lesson. */
  getSecond: () => number
  /** Stores a new note; without text a bookmark. If it rejects, the message of the error is shown. */
  onAdd: (note: NoteDraft) => Promise<void>
  /** Downloads all notes as a file. */
  onExport: () => void
  /** Adds the notes of a file. Rejects if it has none. */
  onImport: (file: File) => Promise<void>
  /** Whether signing out deletes the notes. */
  deletesOnSignOut: boolean
  /** Called when the learner changes `deletesOnSignOut`. */
  onDeletesOnSignOutChange: (deletes: boolean) => void
  /** Ref of the field for a new note. */
  fieldRef?: Ref<HTMLTextAreaElement>
}

/** Notes of a learner beside a lesson: form, search, list, export and import. */
export function LessonNotes(props: LessonNotesProps): ReactElement {
  const { notes, failure, lessonId, draft, onDraftChange, edits, onEdit, getSecond } = props
  const { onRetry, onAdd, onUpdate, onRemove, onRestore, onOpen, onExport, onImport } = props
  const { deletesOnSignOut, onDeletesOnSignOutChange, fieldRef } = props
  const messages = useMessages(noteMessages)
  const [query, setQuery] = useState('')
  const [scope, setScope] = useState<'lesson' | 'course'>('lesson')
  const [error, setError] = useState('')
  const file = useRef<HTMLInputElement>(null)
  const inScope = notes?.filter((note) => scope === 'course' || note.lessonId === lessonId) ?? []
  const found = searchNotes(inScope, query)
  const hasNotes = notes !== undefined && notes.length > 0

  async function attempt(work: () => Promise<void>) {
    setError('')
    try {
      await work()
    } catch (reason) {
      setError(errorText(reason))
    }
  }

  function write(text: string) {
    const second = draft.text === '' ? getSecond() : draft.second
    onDraftChange({ text, second })
  }

  return (
    <Root>
      <NoteForm
        ref={fieldRef}
        label={draft.text === '' ? messages.newNote : messages.noteLabel(draft.second)}
        hint={messages.noteHint}
        text={draft.text}
        onTextChange={write}
        onSave={(text) => onAdd({ ...draft, text })}
        actions={
          <Button
            variant="secondary"
            size="sm"
            onClick={() => void attempt(() => onAdd({ text: '', second: getSecond() }))}
          >
            {messages.addBookmark}
          </Button>
        }
      />
      {error !== '' && <ErrorText role="alert">{error}</ErrorText>}
      {notes && (
        <>
          {hasNotes && (
            <>
              <TextField
                type="search"
                label={messages.searchNotes}
                value={query}
                onChange={(event) => setQuery(event.target.value)}
              />
              <Row role="group" aria-label={messages.noteScope}>
                {(['lesson', 'course'] as const).map((one) => (
                  <Button
                    key={one}
                    variant={scope === one ? 'secondary' : 'ghost'}
                    size="sm"
                    aria-pressed={scope === one}
                    onClick={() => setScope(one)}
                  >
                    {one === 'lesson' ? messages.lessonNotes : messages.courseNotes}
                  </Button>
                ))}
                <Count role="status">{messages.notesFound(found.length)}</Count>
              </Row>
            </>
          )}
          {found.length === 0 && (
            <EmptyNote
              title={query === '' ? messages.noNotes : messages.noNotesFound}
              hint={hasNotes ? undefined : messages.noNotesHint}
            />
          )}
          <NoteList
            key={`${scope} ${query}`}
            notes={found}
            showsLesson={scope === 'course'}
            {...{ edits, onEdit, onOpen, onUpdate, onRemove, onRestore, attempt }}
          />
          <Row>
            {hasNotes && (
              <Button variant="ghost" size="sm" onClick={onExport}>
                {messages.exportNotes}
              </Button>
            )}
            <Button variant="ghost" size="sm" onClick={() => file.current?.click()}>
              {messages.importNotes}
            </Button>
            <input
              ref={file}
              type="file"
              accept=".md,text/markdown"
              aria-label={messages.importNotes}
              hidden
              onChange={(event) => {
                const [chosen] = event.target.files ?? []
                if (chosen) void attempt(() => onImport(chosen))
                event.target.value = ''
              }}
            />
          </Row>
          {hasNotes && (
            <Checkbox
              label={messages.deletesOnSignOut}
              checked={deletesOnSignOut}
              onCheckedChange={onDeletesOnSignOutChange}
            />
          )}
        </>
      )}
      {failure !== undefined && <ErrorBlock message={failure} onRetry={onRetry} />}
      {!notes && failure === undefined && (
        <SkeletonGroup>
          <Skeleton lines={4} />
        </SkeletonGroup>
      )}
    </Root>
  )
}
