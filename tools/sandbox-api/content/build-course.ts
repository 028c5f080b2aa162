import { statSync } from 'node:fs'
import type { ContentAttachment, ContentCourse, ContentLesson } from '../src/content-shape'
import type { CourseDraft, LessonDraft, LessonEntry } from './course-draft'
import { lectures, mediaSeconds, type MediaKey } from './media'

const idsPerCourse = 100

/** Builds a course from a draft: adds IDs, media, dates and trials. */
export function buildCourse(draft: CourseDraft): ContentCourse {
  const chapters = draft.chapters.map(({ title }, index) => ({
    id: draft.id * idsPerCourse + index + 1,
    title,
  }))
  const entries = [
    ...draft.chapters.flatMap(({ lessons }, index) =>
      lessons.map((entry) => ({ entry, chapterId: chapters[index]?.id ?? 0 })),
    ),
    ...(draft.looseLessons ?? []).map((entry) => ({ entry, chapterId: 0 })),
  ]
  return {
    id: draft.id,
    title: draft.title,
    cover: (draft.hasCover ?? true) ? `/images/covers/${draft.slug}.svg` : '',
    price: draft.price,
    shortDescription: draft.summary,
    descriptionHtml: draft.description.trim(),
    isFree: draft.access === 'open',
    isVipFree: draft.access === 'vip',
    allowsComments: !draft.closesComments,
    userCount: draft.buyers,
    categoryId: draft.categoryId,
    publishedAt: draft.publishedAt,
    isVisible: !draft.isHidden,
    isRecommended: draft.isRecommended ?? false,
    chapters,
    lessons: entries.map(({ entry, chapterId }, index) =>
      buildLesson(draft, entry, chapterId, index),
    ),
    attachments: (draft.attachments ?? []).map(({ name, file }, index) =>
      buildAttachment(draft.id * 10 + index + 1, name, file),
    ),
  }
}

function buildLesson(
  course: CourseDraft,
  entry: LessonEntry,
  chapterId: number,
  index: number,
): ContentLesson {
  const lesson: LessonDraft = typeof entry === 'string' ? { title: entry } : entry
  const media = lesson.media ?? pickMedia(course.id, index)
  return {
    id: course.id * idsPerCourse + index + 1,
    chapterId,
    title: lesson.title,
    duration: lesson.duration ?? mediaSeconds[media] ?? 0,
    freeSeconds: lesson.freeSeconds ?? trialSeconds(course, index),
    isSeekable: lesson.isSeekable ?? course.isSeekable ?? true,
    allowsComments: lesson.allowsComments ?? !course.closesComments,
    publishedAt: lesson.publishedAt ?? minutesAfter(course.publishedAt, index),
    media,
  }
}

/** Picks a short video for the first lesson and lectures for the others. */
function pickMedia(courseId: number, index: number): MediaKey {
  if (index === 0) return courseId % 2 === 0 ? 'mp4' : 'hls'
  if ((courseId + index) % 7 === 0) return 'talk'
  return lectures[(courseId * 5 + index * 7) % lectures.length]?.key ?? 'hls'
}

/** Paid courses may be tried: the opening lesson and the one after it. */
function trialSeconds(course: CourseDraft, index: number): number {
  if (course.access === 'open') return 0
  return [20, 60][index] ?? 0
}

/** Lessons of a group are ordered by date, so each is published a minute after the previous one. */
function minutesAfter(dateTime: string, minutes: number): string {
  const instant = new Date(`${dateTime.replace(' ', 'T')}Z`)
  instant.setUTCMinutes(instant.getUTCMinutes() + minutes)
  return instant.toISOString().slice(0, 19).replace('T', ' ')
}

function buildAttachment(id: number, name: string, file: string): ContentAttachment {
  const { size } = statSync(new URL(`files/${file}`, import.meta.url))
  return { id, name, extension: file.split('.').pop() ?? '', file, size }
}
