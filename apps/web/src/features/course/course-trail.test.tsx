import { samples } from '@shuyuan/api/testing'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { visitPage } from '../../testing/visit-page.fixture'

const { course } = samples.getCourse
const { video } = samples.getLesson

test.each([
  [`/courses/detail/${course.id}`, [course.title]],
  [`/courses/video/${video.id}`, [samples.getLesson.course.title, video.title]],
])('%s has a breadcrumb from home through all courses', async (path, own) => {
  visitPage({ path, isSignedIn: true })
  const trail = within(await screen.findByRole('navigation', { name: '面包屑' }))
  const names = trail.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(names).toEqual(['首页', '全部课程', ...own])
})
