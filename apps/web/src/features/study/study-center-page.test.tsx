import { samples, type OperationData } from '@shuyuan/api/testing'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { visitPage } from '../../testing/visit-page.fixture'

type BoughtRow = OperationData['listBoughtCourses']['data'][number]
type FavoriteRow = OperationData['listFavoriteCourses']['data'][number]

const title = (id: number) => `第 ${id} 门课程`
const course = (id: number) => ({ id, title: title(id), thumb: '', charge: 99, videos_count: 3 })
const shared: Pick<FavoriteRow, 'user_id' | 'learned_count' | 'watch_record' | 'last_view_video'> =
  {
    user_id: 1,
    learned_count: 0,
    watch_record: [],
    last_view_video: [],
  }

const bought = (id: number, created_at = '2026-11-13 14:35:41'): BoughtRow => ({
  ...shared,
  course_id: id,
  charge: 99,
  created_at,
  course: course(id),
})
const favorite = (id: number): FavoriteRow => ({
  ...shared,
  course_id: id,
  created_at: '2026-11-19T07:59:01.000000Z',
  course: course(id),
})

const rowOf = async (name: string) => {
  const heading = await screen.findByRole('heading', { name: new RegExp(name) })
  const row = heading.closest('article')
  if (row === null) throw new Error(`no row of ${name}`)
  return within(row)
}

test('a bought favorite is labeled bought', async () => {
  visitPage({
    path: '/study-center?tab=favorites',
    isSignedIn: true,
    data: {
      listFavoriteCourses: { data: [favorite(1), favorite(2)], total: 2 },
      listBoughtCourses: { data: [bought(2)], total: 1 },
    },
  })
  expect(await (await rowOf(title(2))).findByText('已购买')).toBeTruthy()
  expect((await rowOf(title(1))).queryByText('已购买')).toBeNull()
})

test('a deleted course that was bought keeps its row without links', async () => {
  visitPage({
    path: '/study-center?tab=bought',
    isSignedIn: true,
    data: {
      listBoughtCourses: { data: [bought(1), { ...bought(214), course: [] }], total: 2 },
    },
  })
  const row = await rowOf('课程已下架')
  expect(row.queryByRole('link')).toBeNull()
  expect(screen.getByText('共 2 门课程')).toBeTruthy()
  expect(screen.getAllByRole('article')).toHaveLength(2)
})

test('a completed course continues with a lesson that was added later', async () => {
  const [learnedRow] = samples.listLearnedCourses.data
  const [group] = Object.values(samples.getCourse.videos)
  const [lesson] = group ?? []
  if (learnedRow === undefined || lesson === undefined) throw new Error('no example')
  const lessons = [1, 2, 3].map((id) => ({ ...lesson, id, title: `第 ${id} 节` }))
  const record = (id: number) => ({
    id,
    user_id: 1,
    course_id: 1,
    video_id: id,
    watch_seconds: 600,
    watched_at: '2026-11-13 14:35:41',
    created_at: '2026-11-13T06:35:41.000000Z',
    updated_at: '2026-11-13T06:35:41.000000Z',
    deleted_at: null,
  })
  visitPage({
    path: '/study-center',
    isSignedIn: true,
    data: {
      listLearnedCourses: {
        data: [
          {
            ...learnedRow,
            course_id: 1,
            course: course(1),
            is_watched: 1,
            progress: 93,
            learned_count: 2,
            is_subscribe: 1,
            last_view_video: [],
          },
        ],
        total: 1,
      },
      getCourse: {
        ...samples.getCourse,
        course: { ...samples.getCourse.course, id: 1 },
        chapters: [],
        videos: [lessons],
        isBuy: true,
        videoWatchedProgress: { 1: record(1), 2: record(2) },
      },
    },
  })
  const row = await rowOf(title(1))
  expect(await row.findByText('新增 1 节')).toBeTruthy()
  const goOn = row.getByRole('link', { name: '接着学' })
  expect(goOn.getAttribute('href')).toBe('/courses/video/3')
})
