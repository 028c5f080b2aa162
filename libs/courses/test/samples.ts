import type {
  Comment,
  CourseDetail,
  CourseSummary,
  Lesson,
  LearnedLesson,
  LessonGroup,
  RemovedStudyRow,
  SearchHit,
  StudyRow,
} from '@shuyuan/api'

/** Draws an inline cover with the title up to its colon, so that stories and tests load nothing. */
function sampleImage(hue: number, title = ''): string {
  const [name = ''] = title.split(/[：（]/)
  return `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 270"><rect width="480" height="270" fill="hsl(${hue} 34% 30%)"/><path d="M434 0v270M434 54h46M434 135h46M434 216h46" stroke="#fff" stroke-opacity=".5" stroke-width="2"/><text x="36" y="150" font-size="44" font-weight="600" fill="#fff" font-family="serif">${name}</text></svg>`,
  )}`
}

const titles = [
  '一次函数与图像：从数形结合到中考压轴题的系统突破',
  'Python 零基础入门',
  '高中物理力学精讲（含实验）',
  '英语语法三十讲',
  '古诗文鉴赏与写作',
  '化学方程式配平技巧',
  'C++ 程序设计竞赛基础',
  '微积分十二讲',
]

/** A course in a list. */
export function sampleSummary(id = 1, changes: Partial<CourseSummary> = {}): CourseSummary {
  const title = titles[(id - 1) % titles.length] ?? ''
  return {
    id,
    title,
    cover: sampleImage(id * 47, title),
    price: 199,
    shortDescription: '每讲二十分钟，配习题与答疑。',
    isFree: false,
    isVipFree: false,
    userCount: 1280,
    lessonCount: 24,
    category: { id: 2, name: '数学' },
    publishedAt: '2026-03-01T02:00:00.000Z',
    ...changes,
  }
}

/** Eight courses of all kinds. */
export const sampleSummaries: readonly CourseSummary[] = [
  sampleSummary(1, { isVipFree: true }),
  sampleSummary(2, { isFree: true, price: 0 }),
  sampleSummary(3),
  sampleSummary(4, { price: 0, isVipFree: true }),
  sampleSummary(5, { cover: null, userCount: 0 }),
  sampleSummary(6, { price: 1299 }),
  sampleSummary(7, { userCount: 0, isVipFree: true }),
  sampleSummary(8, { isFree: true, price: 0, userCount: 32 }),
]

/** A lesson of course 1. */
export function sampleLesson(id: number, changes: Partial<Lesson> = {}): Lesson {
  return {
    id,
    courseId: 1,
    title: `第 ${id} 讲 函数图像的平移`,
    chapterId: 1,
    duration: 605,
    freeSeconds: 0,
    isSeekable: true,
    allowsComments: true,
    publishedAt: null,
    ...changes,
  }
}

export function sampleLessons(count: number): Lesson[] {
  return Array.from({ length: count }, (_, index) => sampleLesson(index + 1))
}

/** Chapters of 50 lessons each. */
export function sampleChapters(count: number): LessonGroup[] {
  const lessons = sampleLessons(count * 50)
  return Array.from({ length: count }, (_, index) => ({
    chapter: { id: index + 1, title: `第 ${index + 1} 章` },
    lessons: lessons.slice(index * 50, (index + 1) * 50),
  }))
}

/** Course 1 with two chapters and one lesson outside them; nothing watched, not bought. */
export function sampleDetail(changes: Partial<CourseDetail> = {}): CourseDetail {
  return {
    course: {
      id: 1,
      title: titles[0] ?? '',
      cover: sampleImage(200, '一次函数'),
      price: 199,
      shortDescription: '从数形结合出发，把一次函数讲透；每讲配习题、答案与讲解视频。',
      isFree: false,
      isVipFree: true,
      userCount: 1280,
      publishedAt: null,
      description: '<p>课程介绍</p>',
      seoKeywords: '',
      seoDescription: '',
      allowsComments: true,
      categoryId: 2,
    },
    groups: [
      {
        chapter: { id: 1, title: '第一章 认识函数' },
        lessons: [sampleLesson(1, { freeSeconds: 60 }), sampleLesson(2)],
      },
      {
        chapter: { id: 2, title: '第二章 图像与性质' },
        lessons: [sampleLesson(3, { duration: 3725 }), sampleLesson(4)],
      },
      { chapter: null, lessons: [sampleLesson(5, { title: '结课直播回放', chapterId: 0 })] },
    ],
    isBought: false,
    isFavorite: false,
    progress: {},
    attachments: [
      { id: 1, name: '讲义（全）', size: 1_572_864, extension: 'pdf' },
      { id: 2, name: '习题答案', size: 20_480, extension: 'docx' },
    ],
    boughtLessonIds: [],
    ...changes,
  }
}

/** Lesson 1 is completed; lesson 2 was half watched after it. */
export const sampleProgress = {
  1: {
    lessonId: 1,
    watchedSeconds: 605,
    watchedAt: '2026-03-02T02:00:00.000Z',
    updatedAt: '2026-03-02T02:00:00.000Z',
  },
  2: {
    lessonId: 2,
    watchedSeconds: 302,
    watchedAt: null,
    updatedAt: '2026-03-02T03:00:00.000Z',
  },
}

/** A comment with two of four replies. */
export function sampleComment(id = 'c1', changes: Partial<Comment> = {}): Comment {
  return {
    id,
    content: '老师讲得很清楚，第二遍终于听懂了。',
    isPending: false,
    ipProvince: '浙江',
    createdAt: '2026-03-01T02:00:00.000Z',
    author: { name: '林同学', avatar: null },
    replyCount: 4,
    replies: [
      {
        id: `${id}-r1`,
        content: '我也是！',
        isPending: false,
        ipProvince: '',
        createdAt: '2026-03-01T03:00:00.000Z',
        author: { name: '周同学', avatar: null },
      },
      {
        id: `${id}-r2`,
        content: '加油。',
        isPending: false,
        ipProvince: '北京',
        createdAt: '2026-03-01T04:00:00.000Z',
        author: null,
        replyTo: { name: '周同学', avatar: null },
      },
    ],
    ...changes,
  }
}

/** A row of a deleted course. */
export function sampleRemovedRow(changes: Partial<RemovedStudyRow> = {}): RemovedStudyRow {
  return { id: 'removed', course: null, courseId: 214, isBought: true, addedAt: null, ...changes }
}

/** A half-finished course in the study center. */
export function sampleStudyRow(id = 1, changes: Partial<StudyRow> = {}): StudyRow {
  return {
    id: `${id}`,
    course: {
      id,
      title: titles[(id - 1) % titles.length] ?? '',
      cover: sampleImage(id * 47),
      price: 199,
      lessonCount: 24,
    },
    learnedCount: 12,
    progress: 50,
    isWatched: false,
    isBought: true,
    lastLesson: {
      id: 13,
      title: '第 13 讲 综合练习',
      duration: 605,
      watchedSeconds: 125,
      isFinished: false,
      viewedAt: '2026-03-01T02:00:00.000Z',
    },
    addedAt: null,
    ...changes,
  }
}

/** Lessons of the progress list: completed, started, not started. */
export const sampleLearned: readonly LearnedLesson[] = [
  {
    id: 1,
    title: '第 1 讲',
    duration: 605,
    watchedSeconds: 605,
    watchedAt: '2026-03-01T02:00:00.000Z',
  },
  { id: 2, title: '第 2 讲', duration: 600, watchedSeconds: 300, watchedAt: null },
  { id: 3, title: '第 3 讲', duration: 600, watchedSeconds: 0, watchedAt: null },
]

/** A search hit for a course. */
export function sampleHit(id = 1, changes: Partial<SearchHit> = {}): SearchHit {
  return {
    id,
    resourceType: 'vod',
    resourceId: id,
    title: 'C++ 程序设计竞赛基础',
    passage: '从零开始学习 c++，掌握&ldquo;模板&rdquo;与标准库……',
    shortDescription: '从零开始学习 c++。',
    cover: sampleImage(id * 47),
    price: 299,
    ...changes,
  }
}
