import { handling, samples, successReply } from '@shuyuan/api/testing'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { bringNear } from '../../testing/bring-near.fixture'
import { startFakeServer } from '../../testing/fake-server.fixture'
import { renderInSite } from '../../testing/render-in-site.fixture'
import { RelatedCourses } from './related-courses'

const [example] = samples.listCourses.data
if (example === undefined) throw new Error('no example')

const list = (...ids: number[]) =>
  successReply<'listCourses'>({
    ...samples.listCourses,
    data: ids.map((id) => ({ ...example, id, title: `课程 ${id}` })),
  })

test.each([
  [
    'all are of the category if it has enough',
    [8, 9, 10, 11, 12, 13],
    ['课程 9', '课程 10', '课程 11', '课程 12'],
  ],
  ['popular ones follow those of the category', [8, 9], ['课程 9', '课程 1', '课程 2', '课程 3']],
])('%s', async (_, ofCategory, titles) => {
  bringNear()
  startFakeServer(
    handling('listCourses', ({ request }) =>
      new URL(request.url).searchParams.get('category_id') === '5'
        ? list(...ofCategory)
        : list(9, 1, 8, 2, 3, 4),
    ),
  )
  renderInSite(<RelatedCourses course={{ id: 8, categoryId: 5 }} />)
  await screen.findByRole('link', { name: titles.at(-1) })
  expect(
    screen.getAllByRole('article').map((card) => card.querySelector('h3')?.textContent),
  ).toEqual(titles)
})

test('without another course of the category, the title does not promise a relation', async () => {
  bringNear()
  startFakeServer(
    handling('listCourses', ({ request }) =>
      new URL(request.url).searchParams.get('category_id') === '5' ? list(8) : list(1, 2),
    ),
  )
  renderInSite(<RelatedCourses course={{ id: 8, categoryId: 5 }} />)
  expect(await screen.findByRole('region', { name: '大家在学' })).toBeTruthy()
})
