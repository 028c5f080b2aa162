import type { LessonDetail } from '@shuyuan/api'
import { courseQuery, lessonQuery, studyListQuery } from '@shuyuan/api/query'
import { samples } from '@shuyuan/api/testing'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readEnv } from '../env'
import { sampleMember } from '../../testing/member.fixture'
import { createServices, type Services } from '../services'
import { rememberLearner } from './known-learner'
import { learningOf } from './learning'

/** What the server was told: the bearer, the lesson, the second, whether it may outlive the page. */
interface Record {
  token: string | null
  lessonId: number
  seconds: number
  keepalive: boolean
}

let records: Record[] = []
let reads: string[] = []
/** Answers to reports, in turn; the others are taken. */
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

/** Another visit with the storage of this device. */
function visit(): Services {
  return createServices(readEnv({ apiBaseUrl: 'https://api.example' }, {}), { onUnauthorized })
}

/** Gives the learning of the learner who signs in, once it follows the session. */
async function signIn(services: Services, token: string, memberId: number) {
  const learning = learningOf(services)
  services.session.signIn(token)
  rememberLearner(services.device, token, memberId)
  await vi.waitFor(() => expect(learning.current()?.learner).toBe(String(memberId)), 30_000)
  return learning
}

beforeEach(() => {
  records = []
  reads = []
  answers = []
  vi.stubGlobal('fetch', answer)
})

afterEach(() => vi.unstubAllGlobals())

test('a visitor has nothing to be written down', () => {
  expect(learningOf(visit()).current()).toBeNull()
})

test('a visit has one, for every caller', () => {
  const services = visit()
  expect(learningOf({ ...services })).toBe(learningOf(services))
})

test('a learner who is already signed in when it is made is its learner', async () => {
  const services = visit()
  services.session.signIn('token-a')
  rememberLearner(services.device, 'token-a', 7)
  expect(learningOf(services).current()?.learner).toBe('7')
})

test('what the last visit could not send goes at the next one, with the learner’s token', async () => {
  answers = [() => Promise.reject(new TypeError('offline'))]
  const first = visit()
  const learning = await signIn(first, 'token-a', 7)
  learning.current()?.queue.report(lessonId, 33)
  await vi.waitFor(() => expect(records).toHaveLength(1), 30_000)
  first.session.clear()
  await vi.waitFor(() => expect(learning.current()).toBeNull(), 30_000)
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

test('what localStorage lost with a killed browser is sent at the next visit', async () => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  const killed = visit()
  const learning = await signIn(killed, 'token-a', 7)
  learning.current()?.queue.note(lessonId, 33)
  for (const key of Object.keys(localStorage)) {
    if (key.includes('progress')) localStorage.removeItem(key)
  }
  expect(learning.current()?.queue.unsent(lessonId)).toBe(0)
  const next = learningOf(visit()).current()
  await next?.ready
  expect(next?.queue.reached(lessonId)).toBe(33)
  await vi.waitFor(
    () => expect(records).toMatchObject([{ token: 'Bearer token-a', lessonId, seconds: 33 }]),
    30_000,
  )
})

test('the next learner neither sends nor sees it; it waits for its own', async () => {
  const first = visit()
  const learning = await signIn(first, 'token-a', 7)
  learning.current()?.queue.note(lessonId, 33)
  first.session.clear()
  await vi.waitFor(() => expect(learning.current()).toBeNull(), 30_000)
  await signIn(first, 'token-b', 8)
  expect(learning.current()?.queue.unsent(lessonId)).toBe(0)
  learning.current()?.queue.report(lessonId, 5)
  await vi.waitFor(() => expect(records.map(({ seconds }) => seconds)).toEqual([5]), 30_000)
  first.session.clear()
  await signIn(first, 'token-c', 7)
  await vi.waitFor(
    () => expect(records.at(-1)).toMatchObject({ token: 'Bearer token-c', seconds: 33 }),
    30_000,
  )
})

test('a token that another tab has just changed sends nothing of this learner', async () => {
  const services = visit()
  const learning = await signIn(services, 'token-a', 7)
  localStorage.setItem('shuyuan-user-token', 'token-of-8')
  learning.current()?.queue.report(lessonId, 33)
  await vi.waitFor(() => expect(learning.current()?.queue.waiting()).toBe(1), 30_000)
  expect(records).toEqual([])
  expect(learning.current()?.queue.unsent(lessonId)).toBe(33)
})

test('what was watched before the account was known is the learner’s', async () => {
  const services = visit()
  services.session.signIn('token-a')
  const learning = learningOf(services)
  await vi.waitFor(() => expect(learning.current()).not.toBeNull(), 30_000)
  learning.current()?.queue.note(lessonId, 21)
  rememberLearner(services.device, 'token-a', 7)
  services.session.setMember(sampleMember, null)
  await vi.waitFor(() => expect(learning.current()?.learner).toBe('7'), 30_000)
  await vi.waitFor(() => expect(records.map(({ seconds }) => seconds)).toEqual([21]), 30_000)
})

test.each([
  ['refused', refused(1), 0],
  ['unknown', refused(404), 0],
  ['something broke in the server', refused(1, '错误'), 12],
  ['a lost session', refused(401), 12],
  ['too many', refused(429), 12],
  ['a broken server', () => new Response('', { status: 502 }), 12],
  ['nonsense', () => new Response('<html>'), 12],
])('%s: what stays on the device', async (_, reply, left) => {
  answers = [reply]
  const queue = (await signIn(visit(), 'token-a', 7)).current()?.queue
  queue?.report(lessonId, 12)
  await vi.waitFor(() => expect(records).toHaveLength(1), 30_000)
  await vi.waitFor(() => {
    expect(queue?.unsent(lessonId)).toBe(left)
    expect(queue?.waiting()).toBe(left === 0 ? 0 : 1)
  }, 30_000)
})

test.each([true, false])(
  'a report outlives the page, made while leaving or before: %s',
  async (isLeaving) => {
    ;(await signIn(visit(), 'token-a', 7)).current()?.queue.report(lessonId, 12, { isLeaving })
    await vi.waitFor(() => expect(records).toMatchObject([{ keepalive: true }]), 30_000)
  },
)

test('what is on screen follows, without being asked for again', async () => {
  const services = visit()
  const { api, queryClient } = services
  const learning = await signIn(services, 'token-a', 7)
  const detail = await queryClient.fetchQuery(lessonQuery(api, lessonId))
  const start = detail.progress[lessonId]?.watchedSeconds ?? 0
  await queryClient.fetchQuery(courseQuery(api, courseId))
  queryClient.setQueryData<unknown>(studyListQuery(api, { list: 'learned', page: 1 }).queryKey, {})
  reads = []
  // Of a lesson that is not completed yet.
  const fresh: LessonDetail = { ...detail, progress: {} }
  queryClient.setQueryData(lessonQuery(api, lessonId).queryKey, fresh)
  learning.current()?.queue.report(lessonId, 9)
  const known = () =>
    queryClient.getQueryData(lessonQuery(api, lessonId).queryKey)?.progress[lessonId]
  await vi.waitFor(() => expect(known()?.watchedSeconds).toBe(9), 30_000)
  expect(start).toBeLessThanOrEqual(duration)
  expect(known()?.watchedAt).toBeNull()
  // A late answer to an earlier second lowers nothing.
  learning.current()?.queue.report(lessonId, 4)
  await vi.waitFor(() => expect(records).toHaveLength(2), 30_000)
  expect(known()?.watchedSeconds).toBe(9)
  const study = queryClient.getQueryState(
    studyListQuery(api, { list: 'learned', page: 1 }).queryKey,
  )
  expect(study?.isInvalidated).toBe(true)
  expect(reads).toEqual([])
})
