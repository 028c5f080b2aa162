import type { LessonDetail } from '@shuyuan/api'
import {
  LessonNotes,
  lessonsInOrder,
  notesFromMarkdown,
  notesToMarkdown,
  sortNotes,
  type LessonNote,
  type NoteDraft,
} from '@shuyuan/courses'
import { decodeText, type PlayerHandle } from '@shuyuan/player'
import { useSessionState } from '@shuyuan/session/react'
import { media, Skeleton, toast, token } from '@shuyuan/ui'
import { useNavigate } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { styled } from 'styled-components'
import { courseLink, lessonLink } from '../../../core/router/page-links'
import { useHref } from '../../../core/router/use-href'
import { useServices } from '../../../core/use-services'
import { saveFile } from '../../../core/browser/save-file'
import * as messages from '../messages'
import { useNoteDrafts } from './use-note-drafts'
import { useNoteFocus } from './use-note-focus'
import { useNotes } from './use-notes'

export interface LessonNotesBlockProps {
  detail: LessonDetail
  player: PlayerHandle | null
  /** True if the learner wants to write a note now. */
  isWanted: boolean
  /** Called with false once the field has the focus. */
  onFocused: (isWanted: boolean) => void
}

function MemberNotes({
  detail,
  player,
  isWanted,
  onFocused,
  memberId,
}: LessonNotesBlockProps & { memberId: number }) {
  const { lesson, course, groups } = detail
  const { device } = useServices()
  const navigate = useNavigate()
  const href = useHref()
  const notes = useNotes(memberId)
  const fieldRef = useNoteFocus(isWanted, onFocused)
  const { draft, setDraft, edits, setEdit, editedVersion } = useNoteDrafts(memberId, lesson.id)
  // Read by `signOutAndGoHome`. Without it the notes are kept.
  const choiceKey = `notes-delete-${memberId}`
  const [deletesOnSignOut, setDeletesOnSignOut] = useState(() => device.get(choiceKey) === 'on')
  const all = notes.notes
  const ofCourse = useMemo(() => {
    const lessonIds = lessonsInOrder(groups).map(({ id }) => id)
    return (
      all &&
      sortNotes(
        all.filter(({ courseId }) => courseId === course.id),
        lessonIds,
      )
    )
  }, [all, groups, course.id])
  const absolute = (path: string) => new URL(path, window.location.href).href

  async function add({ text, second }: NoteDraft) {
    await notes.add([
      {
        courseId: course.id,
        courseTitle: course.title,
        lessonId: lesson.id,
        lessonTitle: lesson.title,
        second,
        text,
      },
    ])
    if (text !== '') setDraft({ text: '', second: 0 })
  }

  function open(note: LessonNote) {
    if (note.lessonId === lesson.id) player?.seek(note.second)
    else void navigate(lessonLink(note.lessonId, undefined, note.second || undefined))
  }

  function exportNotes() {
    const markdown = notesToMarkdown(ofCourse ?? [], {
      courseUrl: (id) => absolute(href(courseLink(id))),
      lessonUrl: (id, second) => absolute(href(lessonLink(id, undefined, second || undefined))),
    })
    saveFile(new Blob([markdown], { type: 'text/markdown' }), messages.notesFileName(course.title))
  }

  async function importNotes(file: File) {
    const keyOf = ({ lessonId, second, text }: Pick<LessonNote, 'lessonId' | 'second' | 'text'>) =>
      `${lessonId} ${second} ${text}`
    const known = new Set(all?.map(keyOf))
    const text = decodeText(await file.arrayBuffer()) ?? ''
    const { notes: found, unreadable } = notesFromMarkdown(text)
    if (found.length === 0) throw new Error(messages.noNotesToImport)
    const added = found.filter((note) => !known.has(keyOf(note)))
    await notes.add(added)
    toast.success(messages.notesImported(added.length))
    if (unreadable > 0) throw new Error(messages.notesUnreadable(unreadable))
  }

  return (
    <LessonNotes
      notes={ofCourse}
      failure={notes.failure}
      onRetry={notes.retry}
      lessonId={lesson.id}
      draft={draft}
      onDraftChange={setDraft}
      edits={edits}
      onEdit={setEdit}
      getSecond={() => Math.floor(player?.currentTime ?? 0)}
      onAdd={add}
      onUpdate={(note, text) => notes.update({ ...note, updatedAt: editedVersion(note) }, text)}
      onRemove={notes.remove}
      onRestore={notes.restore}
      onOpen={open}
      onExport={exportNotes}
      onImport={importNotes}
      deletesOnSignOut={deletesOnSignOut}
      onDeletesOnSignOutChange={(deletes) => {
        device.set(choiceKey, deletes ? 'on' : null)
        setDeletesOnSignOut(deletes)
      }}
      fieldRef={fieldRef}
    />
  )
}

/** Beside the video it scrolls. */
const Root = styled.div`
  ${media.lg} {
    overflow-y: auto;
    max-block-size: inherit;
    padding: ${token('space-4')} ${token('space-5')};
  }
`

/** Notes of the signed-in learner. */
export function LessonNotesBlock(props: LessonNotesBlockProps) {
  const memberId = useSessionState((state) => state.member?.id)
  const key = `${memberId} ${props.detail.lesson.id}`
  return (
    <Root>
      {memberId === undefined ? (
        <Skeleton lines={4} />
      ) : (
        <MemberNotes key={key} {...props} memberId={memberId} />
      )}
    </Root>
  )
}
