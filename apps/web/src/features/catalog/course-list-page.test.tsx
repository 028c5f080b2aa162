import { samples } from '@shuyuan/api/testing'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createServices } from '../../core/services'
import { readEnv } from '../../core/env'
import { schoolFiguresKey } from '../../core/site/school-figures'
import { startFakeServer } from '../../testing/fake-server.fixture'
import { renderInSite } from '../../testing/render-in-site.fixture'
import { visitPage } from '../../testing/visit-page.fixture'
import { CourseFilters } from './course-filters'

const [category] = samples.listCategories
if (category === undefined) throw new Error('no example')

test.each([
  ['a subject', `?cid=${category.id}`, 1],
  ['all courses', '', 0],
])('the list of %s has its name as a heading only if it has one', async (_, query, count) => {
  visitPage({ path: `/courses${query}` })
  expect(await screen.findByRole('link', { name: category.name })).toBeTruthy()
  expect(screen.queryAllByRole('heading', { level: 2, name: category.name })).toHaveLength(count)
})

test.each([
  ['all courses', undefined, '66'],
  ['free courses', 'free', ''],
] as const)(
  'the filters of %s have the figures of the school, which are of all courses',
  async (_, scene, count) => {
    startFakeServer()
    const services = createServices(readEnv({ apiBaseUrl: 'https://api.site.example/' }, {}))
    services.queryClient.setQueryData(schoolFiguresKey, {
      courses: 66,
      lessons: null,
      learners: null,
      byCategory: {},
    })
    renderInSite(
      <CourseFilters search={{ cid: undefined, child: undefined, scene, page: undefined }} />,
      { ...services },
    )
    const subjects = await screen.findByRole('group', { name: '课程分类' })
    expect(within(subjects).getByRole('link', { name: '全部' }).textContent).toBe(`全部${count}`)
  },
)
