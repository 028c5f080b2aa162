import type { LessonDetail } from '@shuyuan/api'
import { courseQuery, lessonQuery, studyListQuery } from '@shuyuan/api/query'
import { samples } from '@shuyuan/api/testing'
import { QueryObserver } from '@tanstack/react-query'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { readEnv } from '../env'
import { sampleMember } from '../../testing/member.fixture'
import { createServices, type Services } from '../services'
import { getProgressRecorders } from './progress-recorder'

/** A progress report that the server received. */
interface Record {
  token: string | null
  lessonId: number
  seconds: number
  keepalive: boolean
}

let records: Record[] = []
let reads: string[] = []
/** Replies to reports, in order. Further reports succeed. */
let answers: (() => Response | Promise<Response>)[] = []
const onUnauthorized = vi.fn()

const taken = () => Response.json({ code: 0, message: '', data: [] })
const refused =
  (code: number, message = '') =>
  () =>
    Response.json({ code, message, data: [] })

const lessonId = samples.getLesson.video.id
const { duration } = samples.getLesson.video
const courseId = samples.getLesson.course.id

async function answer(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init)
  const { pathname } = new URL(request.url)
  const [, id] = /\/video\/(\d+)\/record$/.exec(pathname) ?? []
  if (id === undefined) {
    reads.push(pathname)
    const data = pathname.includes('/course/') ? samples.getCourse : samples.getLesson
    return Response.json({ code: 0, message: '', data })
  }
  const body: unknown = await request.json()
  const seconds = typeof body === 'object' && body !== null && 'duration' in body && body.duration
  records.push({
    token: request.headers.get('authorization'),
    lessonId: Number(id),
    seconds: Number(seconds),
    keepalive: request.keepalive,
  })
  return (answers.shift() ?? taken)()
}

/** Starts another visit with the same storage. */
function visit(): Services {
  return createServices(readEnv({ apiBaseUrl: 'https://api.example' }, {}), { onUnauthorized })
}

/** Gives the recorders of the learner who signs in, once it follows the session. */
async function signIn(services: Services, token: string, memberId: number) {
  const recorders = getProgressRecorders(services)
  services.session.signIn(token)
  services.session.setMember({ ...sampleMember, id: memberId }, null)
  await vi.waitFor(() => expect(recorders.current()?.learner).toBe(String(memberId)), 30_000)
  return recorders
}

beforeEach(() => {
  records = []
  reads = []
  answers = []
  vi.stubGlobal('fetch', answer)
})

afterEach(() => vi.unstubAllGlobals())

test('a visitor has no recorder', () => {
  expect(getProgressRecorders(visit()).current()).toBeNull()
})

test('all callers of a visit share one store', () => {
  const services = visit()
  expect(getProgressRecorders({ ...services })).toBe(getProgressRecorders(services))
})

test('starts with a learner who is already signed in', async () => {
  const services = visit()
  services.session.signIn('token-a')
  services.session.setMember({ ...sampleMember, id: 7 }, null)
  expect(getProgressRecorders(visit()).current()?.learner).toBe('7')
})

test('sends the queue of the last visit with the learner’s new token', async () => {
  answers = [() => Promise.reject(new TypeError('offline'))]
  const first = visit()
  const recorders = await signIn(first, 'token-a', 7)
  recorders.current()?.queue.report(lessonId, 33)
  await vi.waitFor(() => expect(records).toHaveLength(1), 30_000)
  first.session.clear()
  await vi.waitFor(() => expect(recorders.current()).toBeNull(), 30_000)
  records = []
  await signIn(visit(), 'token-b', 7)
  await vi.waitFor(
    () =>
      expect(records).toEqual([
        { token: 'Bearer token-b', lessonId, seconds: 33, keepalive: true },
      ]),
    30_000,
  )
  expect(onUnauthorized).not.toHaveBeenCalled()
})

test('sends progress that a killed browser lost from localStorage', async () => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  const killed = visit()
  const recorders = await signIn(killed, 'token-a', 7)
  recorders.current()?.queue.note(lessonId, 33)
  for (const key of Object.keys(localStorage)) {
    if (key.includes('progress')) localStorage.removeItem(key)
  }
  expect(recorders.current()?.queue.unsent(lessonId)).toBe(0)
  const next = getProgressRecorders(visit()).current()
  await next?.ready
  expect(next?.queue.reached(lessonId)).toBe(33)
  await vi.waitFor(
    () => expect(records).toMatchObject([{ token: 'Bearer token-a', lessonId, seconds: 33 }]),
    30_000,
  )
})

test('keeps the queue of one learner from the next', async () => {
  const first = visit()
  const recorders = await signIn(first, 'token-a', 7)
  recorders.current()?.queue.note(lessonId, 33)
  first.session.clear()
  await vi.waitFor(() => expect(recorders.current()).toBeNull(), 30_000)
  await signIn(first, 'token-b', 8)
  expect(recorders.current()?.queue.unsent(lessonId)).toBe(0)
  recorders.current()?.queue.report(lessonId, 5)
  await vi.waitFor(() => expect(records.map(({ seconds }) => seconds)).toEqual([5]), 30_000)
  first.session.clear()
  await signIn(first, 'token-c', 7)
  await vi.waitFor(
    () => expect(records.at(-1)).toMatchObject({ token: 'Bearer token-c', seconds: 33 }),
    30_000,
  )
})

test('sends nothing if another tab has changed the token', async () => {
  const services = visit()
  const recorders = await signIn(services, 'token-a', 7)
  localStorage.setItem('shuyuan-user-token', 'token-of-8')
  recorders.current()?.queue.report(lessonId, 33)
  await vi.waitFor(() => expect(recorders.current()?.queue.waiting()).toBe(1), 30_000)
  expect(records).toEqual([])
  expect(recorders.current()?.queue.unsent(lessonId)).toBe(33)
})

test('sends progress that was noted before the account of the visit is loaded', async () => {
  await signIn(visit(), 'token-a', 7)
  const services = visit()
  const recorder = getProgressRecorders(services).current()
  recorder?.queue.note(lessonId, 21)
  services.session.setMember({ ...sampleMember, id: 7 }, null)
  recorder?.queue.flush()
  await vi.waitFor(() => expect(records.map(({ seconds }) => seconds)).toEqual([21]), 30_000)
  expect(getProgressRecorders(services).current()).toBe(recorder)
})

test.each([
  ['refused', refused(1), 0],
  ['unknown', refused(404), 0],
  ['something broke in the server', refused(1, '错误'), 12],
  ['a lost session', refused(401), 12],
  ['too many', refused(429), 12],
  ['a broken server', () => new Response('', { status: 502 }), 12],
  ['nonsense', () => new Response('<html>'), 12],
])('%s: keeps the right seconds on the device', async (_, reply, left) => {
  answers = [reply]
  const queue = (await signIn(visit(), 'token-a', 7)).current()?.queue
  queue?.report(lessonId, 12)
  await vi.waitFor(() => expect(records).toHaveLength(1), 30_000)
  await vi.waitFor(() => {
    expect(queue?.unsent(lessonId)).toBe(left)
    expect(queue?.waiting()).toBe(left === 0 ? 0 : 1)
  }, 30_000)
})

test('updates cached progress without refetching', async () => {
  const services = visit()
  const { api, queryClient } = services
  const recorders = await signIn(services, 'token-a', 7)
  const detail = await queryClient.fetchQuery(lessonQuery(api, lessonId))
  const start = detail.progress[lessonId]?.watchedSeconds ?? 0
  await queryClient.fetchQuery(courseQuery(api, courseId))
  queryClient.setQueryData<unknown>(studyListQuery(api, { list: 'learned', page: 1 }).queryKey, {})
  reads = []
  // A lesson that is not completed yet.
  const fresh: LessonDetail = { ...detail, progress: {} }
  queryClient.setQueryData(lessonQuery(api, lessonId).queryKey, fresh)
  recorders.current()?.queue.report(lessonId, 9)
  const known = () =>
    queryClient.getQueryData(lessonQuery(api, lessonId).queryKey)?.progress[lessonId]
  await vi.waitFor(() => expect(known()?.watchedSeconds).toBe(9), 30_000)
  expect(start).toBeLessThanOrEqual(duration)
  expect(known()?.watchedAt).toBeNull()
  // A late reply to an earlier second does not lower the progress.
  recorders.current()?.queue.report(lessonId, 4)
  await vi.waitFor(() => expect(records).toHaveLength(2), 30_000)
  expect(known()?.watchedSeconds).toBe(9)
  const study = queryClient.getQueryState(
    studyListQuery(api, { list: 'learned', page: 1 }).queryKey,
  )
  expect(study?.isInvalidated).toBe(true)
  expect(reads).toEqual([])
})

test('a list of the study center that is read while a lesson is left is read again', async () => {
  const services = visit()
  const { api, queryClient } = services
  const recorders = await signIn(services, 'token-a', 7)
  const options = studyListQuery(api, { list: 'learned', page: 1 })
  let order: string[] = []
  let arrive = () => {}
  const page = new QueryObserver(queryClient, {
    ...options,
    queryFn: async () => {
      order.push('read')
      await new Promise<void>((resolve) => (arrive = resolve))
      return { items: [], total: 0 }
    },
  })
  onTestFinished(page.subscribe(() => {}))
  recorders.current()?.queue.report(lessonId, 9, { isLeaving: true })
  await vi.waitFor(() => expect(records).toHaveLength(1), 30_000)
  order.push('record')
  arrive()
  await vi.waitFor(() => expect(order).toEqual(['read', 'record', 'read']), 30_000)
  order = []
  arrive()
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0), 30_000)
  expect(order).toEqual([])
})

test('a refused report reads its lesson again, which the school may have hidden', async () => {
  const services = visit()
  const recorders = await signIn(services, 'first', 7)
  const query = lessonQuery(services.api, lessonId)
  const lesson = await services.queryClient.fetchQuery(query)
  const stop = new QueryObserver(services.queryClient, query).subscribe(() => {})
  onTestFinished(stop)
  reads = []
  answers = [refused(1, '视频不存在')]
  recorders.current()?.queue.note(lesson.lesson.id, 33)
  recorders.current()?.queue.flush()
  await vi.waitFor(() => expect(reads).toContain(`/api/v2/video/${lessonId}`), 30_000)
})
