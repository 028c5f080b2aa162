import type { Comment, CourseDetail, CourseSummary, LearnedLesson, StudyRow } from '@shuyuan/api'
import {
  sampleComment,
  sampleDetail,
  sampleLearned,
  sampleLesson,
  sampleStudyRow,
  sampleSummary,
} from './samples'

const titles = ['Linear functions', 'Python for beginners', 'Mechanics', 'English grammar']

function englishSummary(id: number, changes: Partial<CourseSummary>): CourseSummary {
  return sampleSummary(id, {
    title: titles[id - 1] ?? '',
    cover: null,
    shortDescription: 'Twenty minutes per lesson, with exercises.',
    category: { id: 2, name: 'Math' },
    ...changes,
  })
}

/** Four courses, one of each kind. */
export const englishSummaries: readonly CourseSummary[] = [
  englishSummary(1, { isVipFree: true }),
  englishSummary(2, { isFree: true, price: 0, userCount: 1 }),
  englishSummary(3, { price: 0, lessonCount: 1, userCount: 15_290 }),
  englishSummary(4, { price: 0, isVipFree: true }),
]

const lesson = (id: number, title: string, freeSeconds = 0) =>
  sampleLesson(id, { title, freeSeconds, chapterId: id < 4 ? 1 : 0 })

/** A course with one chapter and one lesson outside it; not bought. */
export function englishDetail(changes: Partial<CourseDetail> = {}): CourseDetail {
  const detail = sampleDetail(changes)
  return {
    ...detail,
    course: {
      ...detail.course,
      title: titles[0] ?? '',
      cover: null,
      shortDescription: 'From the first graph to the final exam.',
      description: '',
    },
    groups: [
      {
        chapter: { id: 1, title: 'Functions' },
        lessons: [lesson(1, 'What is a function?', 60), lesson(2, 'Graphs'), lesson(3, 'Slopes')],
      },
      { chapter: null, lessons: [lesson(4, 'Questions and answers')] },
    ],
    attachments: [
      { id: 1, name: 'Handout', size: 1_572_864, extension: 'pdf' },
      { id: 2, name: 'Solutions', size: 20_480, extension: 'docx' },
    ],
  }
}

/** A comment with two of four replies. The second reply is by a deleted user. */
export function englishComment(id = 'c1', changes: Partial<Comment> = {}): Comment {
  const zoe = { name: 'Zoe', avatar: null }
  const reply = { isPending: false, ipProvince: '', createdAt: '2026-03-01T03:00:00.000Z' }
  return sampleComment(id, {
    content: 'Very clear. The second time I understood all of it.',
    ipProvince: 'Zhejiang',
    author: { name: 'Lin', avatar: null },
    replies: [
      { ...reply, id: `${id}-r1`, content: 'Me too!', author: zoe },
      { ...reply, id: `${id}-r2`, content: 'Keep going.', author: null, replyTo: zoe },
    ],
    ...changes,
  })
}

/** A half-finished course in the study center. */
export function englishStudyRow(id = 1, changes: Partial<StudyRow> = {}): StudyRow {
  const row = sampleStudyRow(id, changes)
  return {
    ...row,
    course: { ...row.course, title: titles[id - 1] ?? '', cover: null },
    lastLesson: row.lastLesson && { ...row.lastLesson, title: 'Exercises' },
  }
}

/** Lessons of the progress list: completed, started, not started. */
export const englishLearned: readonly LearnedLesson[] = sampleLearned.map((learned) => ({
  ...learned,
  title: `Lesson ${learned.id}`,
}))
