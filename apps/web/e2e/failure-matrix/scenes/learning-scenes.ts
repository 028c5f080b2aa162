import { expect } from '../../shared/fixtures'
import { LessonPlayer } from '../../lesson/lesson-player'
import {
  aLearner,
  expectSaid,
  glance,
  main,
  opening,
  withCourses,
  type Scene,
  type Visit,
} from '../scene'

const course = 4
const lesson = '/courses/video/404'

const favorite = ({ page }: Visit) => main(page).getByRole('button', { name: '收藏' }).first()
const download = ({ page }: Visit) =>
  page.getByRole('tabpanel').getByRole('button', { name: /^下载/ }).first()
const commentField = ({ page }: Visit) => page.getByRole('textbox', { name: '评论内容' })
const sendComment = ({ page }: Visit) => page.getByRole('button', { name: '发表评论' }).click()
const moreReplies = ({ page }: Visit) =>
  page
    .getByRole('tabpanel')
    .getByRole('button', { name: /查看全部 .* 条回复/ })
    .first()

export const learningScenes: readonly Scene[] = [
  {
    operation: 'toggleFavorite',
    learner: aLearner,
    prepare: async ({ page }) => {
      await page.goto('/courses/detail/4')
    },
    act: (visit) => favorite(visit).click(),
    retry: (visit) => favorite(visit).click(),
    works: (visit) => expectSaid(visit, '已收藏'),
  },
  {
    operation: 'getAttachmentUrl',
    words: /下载太频繁/,
    learner: withCourses(course),
    prepare: async (visit) => {
      await visit.page.goto('/courses/detail/4?tab=5')
      await expect(download(visit)).toBeEnabled()
      await visit.page.evaluate(() => {
        window.addEventListener('click', ({ target }) => {
          if (target instanceof HTMLAnchorElement && target.download !== '') {
            document.documentElement.dataset['downloaded'] = target.download
          }
        })
      })
    },
    act: (visit) => download(visit).click(),
    retry: (visit) => download(visit).click(),
    works: async (visit) => {
      await expect(download(visit)).toBeEnabled(glance)
    },
  },
  {
    operation: 'listCommentReplies',
    prepare: async (visit) => {
      await visit.sandbox.grow({ lessons: 1, comments: 1, replies: 8 })
      await visit.page.goto('/courses/detail/90000?tab=4')
      await expect(moreReplies(visit)).toBeVisible()
    },
    act: (visit) => moreReplies(visit).click(),
    // After a rate limit the page retries automatically.
    retry: async (visit) => {
      if (await moreReplies(visit).isEnabled()) await moreReplies(visit).click()
    },
    works: async ({ page }) => {
      const replies = page.getByRole('tabpanel').getByRole('list', { name: /回复/ }).first()
      await expect(replies.getByRole('article').nth(7)).toBeVisible(glance)
    },
  },
  {
    operation: 'createComment',
    learner: withCourses(course),
    prepare: async (visit) => {
      await visit.page.goto('/courses/detail/4?tab=4')
      await commentField(visit).fill('讲得很清楚')
    },
    act: sendComment,
    retry: sendComment,
    works: (visit) => expectSaid(visit, '评论已提交'),
    keeps: async (visit) => {
      await expect(commentField(visit)).toHaveValue('讲得很清楚')
    },
  },
  opening('getLesson', {
    learner: withCourses(course),
    path: lesson,
    shows: (page) => page.getByRole('region', { name: '视频播放器' }),
  }),
  opening('getPlayInfo', {
    learner: withCourses(course),
    path: lesson,
    shows: (page) =>
      page.getByRole('region', { name: '视频播放器' }).getByRole('button', { name: '播放' }),
  }),
  {
    operation: 'recordProgress',
    learner: withCourses(course),
    isQuiet: true,
    prepare: async ({ page }) => {
      const player = new LessonPlayer(page)
      await player.open(404)
      await player.play()
      await player.playsPast(1.5)
    },
    act: ({ page }) => new LessonPlayer(page).pause(),
    works: async ({ page }) => {
      await expect(new LessonPlayer(page).button('播放')).toBeVisible(glance)
    },
  },
]
