// @vitest-environment node
import { createApiClient } from '@shuyuan/api'
import { categoriesQuery } from '@shuyuan/api/query'
import { samples } from '@shuyuan/api/testing'
import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { keepSchoolFigures } from './keep-school-figures'
import { schoolCoursesKey, schoolFiguresKey, type ListedCourse } from './school-figures'

const [sample] = samples.listCourses.data

const course = (id: number, subject: number, userCount: number) => ({
  ...sample,
  id,
  category: { id: subject, name: '科目' },
  videos_count: 10,
  user_count: userCount,
})

/** Server that has replies to some calls, by parts of their queries. */
async function keep(kept: Record<string, unknown>, withCourses = false) {
  const api = createApiClient({
    baseUrl: 'https://api.example',
    fetch: async (input) => {
      const { search } = new URL(new Request(input).url)
      const [, data] = Object.entries(kept).find(([query]) => search.includes(query)) ?? []
      if (data === undefined) return new Response('', { status: 504 })
      return Response.json({ code: 0, message: '', data })
    },
  })
  const queryClient = new QueryClient()
  queryClient.setQueryData(categoriesQuery(api).queryKey, [
    { id: 1, name: '编程', children: [{ id: 3, name: 'Python' }] },
    { id: 2, name: '语言', children: [] },
  ])
  await keepSchoolFigures({ keptApi: api, queryClient, withCourses })
  expect(queryClient.getQueryCache().getAll().length).toBeLessThanOrEqual(withCourses ? 3 : 2)
  return queryClient
}

const figuresOf = async (kept: Record<string, unknown>) =>
  (await keep(kept)).getQueryData(schoolFiguresKey)

const courses = [course(1, 1, 5), course(2, 3, 15_400), course(3, 2, 7)]

it('adds up the list of all courses', async () => {
  const whole = { ...samples.listCourses, data: courses, total: 3 }
  expect(await figuresOf({ 'page_size=100&': whole })).toEqual({
    courses: 3,
    lessons: 30,
    learners: 15_400,
    byCategory: { 1: 2, 2: 1, 3: 1 },
  })
})

it('takes only the total from a partial list', async () => {
  const part = { ...samples.listCourses, data: courses, total: 1200 }
  expect(await figuresOf({ 'category_id=0&': part })).toEqual({
    courses: 1200,
    lessons: null,
    learners: null,
    byCategory: null,
  })
})

it('adds nothing if the server has no list', async () => {
  expect(await figuresOf({})).toBeUndefined()
})

it('adds the three most learned courses of each subject, without covers and texts', async () => {
  const many = [...courses, course(4, 1, 9), course(5, 1, 30), course(6, 3, 2)]
  const whole = { ...samples.listCourses, data: many, total: many.length }
  const queryClient = await keep({ 'page_size=100&': whole }, true)
  const kept = queryClient.getQueryData<ListedCourse[]>(schoolCoursesKey)
  expect(kept?.map(({ id }) => id)).toEqual([2, 3, 4, 5])
  expect(kept?.[0]).not.toHaveProperty('cover')
})
