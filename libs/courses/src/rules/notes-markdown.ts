import { formatDuration } from '@shuyuan/time-format'
import type { LessonNote } from './lesson-note'

/** Note in a Markdown file. */
export type ImportedNote = Omit<LessonNote, 'id' | 'updatedAt'>

/** Escapes characters that would end the text of a link. */
const escape = (text: string) => text.replace(/[\\[\]]/g, '\\$&')
const unescape = (text: string) => text.replace(/\\([\\[\]])/g, '$1')

const linkLine = (level: string, title: string, url: string) =>
  `${level} [${escape(title)}](${url})`

export interface NoteUrls {
  /** Absolute URL of a course. */
  courseUrl: (courseId: number) => string
  /** Absolute URL of a second of a lesson, with `?t=`. Second 0 has none. */
  lessonUrl: (lessonId: number, second: number) => string
}

/** Writes sorted notes as Markdown: a heading per course and lesson, an item per note with a link to its second. */
export function notesToMarkdown(notes: readonly LessonNote[], urls: NoteUrls): string {
  const lines: string[] = []
  const addHeading = (line: string) => lines.push(...(lines.length === 0 ? [] : ['']), line)
  let last: LessonNote | undefined
  for (const note of notes) {
    const { courseId, courseTitle, lessonId, lessonTitle, second, text } = note
    if (last?.courseId !== courseId) {
      addHeading(linkLine('#', courseTitle, urls.courseUrl(courseId)))
    }
    if (last?.lessonId !== lessonId) {
      addHeading(linkLine('##', lessonTitle, urls.lessonUrl(lessonId, 0)))
      lines.push('')
    }
    const [first = '', ...rest] = text.split('\n')
    const link = linkLine('-', formatDuration(second), urls.lessonUrl(lessonId, second))
    lines.push(first === '' ? link : `${link} ${first}`)
    lines.push(...rest.map((line) => (line === '' ? '' : `  ${line}`)))
    last = note
  }
  return `${lines.join('\n')}\n`
}

const heading = /^(#{1,2}) \[((?:\\.|[^\\\]])*)\]\((\S+)\)\s*$/
const item = /^[-*] \[[^\]]*\]\((\S+)\) ?(.*)$/s

function idOf(url: string): number {
  return Number(/\/(\d+)(?:[?#]|$)/.exec(url)?.[1] ?? NaN)
}

/** A single CR is part of a note, unless an editor has ended all lines of the file with it. */
function linesOf(markdown: string): string[] {
  const lines = markdown.split('\n')
  const isWindows = lines.slice(0, -1).every((line) => line.endsWith('\r'))
  return isWindows ? lines.map((line) => line.replace(/\r$/, '')) : lines
}

/** Content of a Markdown file with notes. */
export interface NotesFile {
  notes: ImportedNote[]
  /** Number of lines that are neither a heading nor part of a note. */
  unreadable: number
}

/** Reads notes that {@link notesToMarkdown} wrote, also after edits of their texts. */
export function notesFromMarkdown(markdown: string): NotesFile {
  const notes: ImportedNote[] = []
  let unreadable = 0
  let course = { id: NaN, title: '' }
  let lesson = { id: NaN, title: '' }
  let isInNote = false
  for (const line of linesOf(markdown)) {
    const [, level, title = '', url = ''] = heading.exec(line) ?? []
    const [, href = '', text = ''] = item.exec(line) ?? []
    const last = notes.at(-1)
    if (level !== undefined) {
      const found = { id: idOf(url), title: unescape(title) }
      if (level === '#') course = found
      else lesson = found
      isInNote = false
    } else if (Number.isInteger(course.id) && idOf(href) === lesson.id) {
      isInNote = true
      notes.push({
        courseId: course.id,
        courseTitle: course.title,
        lessonId: lesson.id,
        lessonTitle: lesson.title,
        second: Number(/[?&]t=(\d+)/.exec(href)?.[1] ?? 0),
        text,
      })
    } else if (isInNote && last && (line.startsWith('  ') || line === '')) {
      last.text += `\n${line.slice(2)}`
    } else if (line.trim() !== '') {
      isInNote = false
      unreadable += 1
    }
  }
  return { notes: notes.map((note) => ({ ...note, text: note.text.trimEnd() })), unreadable }
}
