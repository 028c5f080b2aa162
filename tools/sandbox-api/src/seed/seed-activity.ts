import { randomUUID } from 'node:crypto'
import { dtRaw, parseRaw } from '../wire/time'
import type { Seeding } from './seeding'
import { daySeconds } from './seeding'
import { coursePercent } from '../courses/progress'

interface SeededCourse {
  id: number
  title: string
  thumb: string
  charge: number
  created_at: number
}

const learnerMobile = '13800000001'

/**
 * Seeds the purchases, progress, favorites and points of the demo learner, and the messages of all
 * demo accounts.
 */
export function seedActivity(seeding: Seeding) {
  seedMessages(seeding)
  const learner = memberId(seeding, learnerMobile)
  const courses = seeding.store.all<SeededCourse>(
    `SELECT id, title, thumb, charge, created_at FROM courses
     WHERE charge > 0 AND is_free = 0 AND is_show = 1 AND published_at <= ?
       AND EXISTS (SELECT 1 FROM videos WHERE course_id = courses.id) ORDER BY id`,
    seeding.now,
  )
  const bought = courses.filter((_, index) => index % 3 === 0).slice(0, 8)
  bought.forEach((course, index) => {
    const boughtAt = seeding.now - (bought.length - index) * 9 * daySeconds - 5000
    buy(seeding, learner, course, boughtAt, index)
    if (index % 4 !== 3) watch(seeding, learner, course.id, boughtAt, index)
  })
  courses
    .filter((_, index) => index % 5 === 1)
    .slice(0, 6)
    .forEach(({ id }, index) =>
      seeding.store.run(
        'INSERT INTO course_likes VALUES (?, ?, ?)',
        learner,
        id,
        seeding.now - (index + 1) * 3 * daySeconds,
      ),
    )
  seedPendingOrders(seeding, learner, courses.at(-1))
}

function buy(
  { store, now }: Seeding,
  learner: number,
  course: SeededCourse,
  at: number,
  index: number,
) {
  const discount = index === 1 ? Math.min(10, course.charge) : 0
  store.run(
    'INSERT INTO user_courses (user_id, course_id, charge, created_at) VALUES (?, ?, ?, ?)',
    learner,
    course.id,
    course.charge,
    at,
  )
  insertOrder({ store, now }, learner, course, { at, discount, status: 9 })
  const points = Math.floor(course.charge * 0.1)
  if (points > 0) earn(store, learner, points, `已支付订单送${points}积分`, at)
}

function seedPendingOrders(seeding: Seeding, learner: number, course: SeededCourse | undefined) {
  if (!course) return
  insertOrder(seeding, learner, course, {
    at: seeding.now - 20 * daySeconds,
    discount: 0,
    status: 7,
  })
}

function insertOrder(
  { store }: Pick<Seeding, 'store' | 'now'>,
  learner: number,
  course: SeededCourse,
  { at, discount, status }: { at: number; discount: number; status: number },
) {
  store.run(
    `INSERT INTO orders (order_no, user_id, charge, discount, status, payment_method, goods_type,
      goods_id, goods_name, goods_thumb, created_at)
     VALUES (?, ?, ?, ?, ?, ?, 'COURSE', ?, ?, ?, ?)`,
    `${dtRaw(at).replace(/\D/g, '')}${1000 + course.id}`,
    learner,
    course.charge,
    discount,
    status,
    status === 9 ? 'wap' : '',
    course.id,
    course.title,
    course.thumb,
    at,
  )
}

/** Progress decreases with the index: the first course is finished, later ones are in progress. */
function watch({ store }: Seeding, learner: number, courseId: number, from: number, index: number) {
  const lessons = store.all<{ id: number; duration: number }>(
    'SELECT id, duration FROM videos WHERE course_id = ? ORDER BY published_at, id',
    courseId,
  )
  const finished = index === 0 ? lessons.length : Math.floor(lessons.length / (index + 1))
  const isCourseDone = finished === lessons.length
  let at = from
  lessons.slice(0, finished + 1).forEach(({ id, duration }, position) => {
    at += 2 * 3600
    const isDone = position < finished
    store.run(
      `INSERT INTO video_records (user_id, course_id, video_id, watch_seconds, watched_at,
        created_at, updated_at) VALUES (?, ?, ?, ?, ?, ?, ?)`,
      learner,
      courseId,
      id,
      isDone ? duration : Math.floor(duration * 0.4),
      isDone ? at : null,
      at - 1800,
      at,
    )
    if (isDone) earn(store, learner, 10, '看完视频送10积分', at)
  })
  store.run(
    `INSERT INTO course_records (user_id, course_id, is_watched, watched_at, progress, created_at,
      updated_at) VALUES (?, ?, ?, ?, ?, ?, ?)`,
    learner,
    courseId,
    Number(isCourseDone),
    isCourseDone ? at : null,
    coursePercent(finished, lessons.length),
    from,
    at,
  )
  if (isCourseDone) earn(store, learner, 100, '看完点播课程送100积分', at)
}

function earn(
  store: Seeding['store'],
  learner: number,
  points: number,
  remark: string,
  at: number,
) {
  store.run(
    'INSERT INTO credit_records (user_id, sum, remark, created_at) VALUES (?, ?, ?, ?)',
    learner,
    points,
    remark,
    at,
  )
  store.run('UPDATE users SET credit1 = credit1 + ? WHERE id = ?', points, learner)
}

function seedMessages(seeding: Seeding) {
  for (const { mobile, text, read, createdAt } of seeding.content.messages) {
    const at = parseRaw(createdAt)
    seeding.store.run(
      'INSERT INTO messages VALUES (?, ?, ?, ?, ?)',
      randomUUID(),
      memberId(seeding, mobile),
      text,
      read ? at + 3600 : null,
      at,
    )
  }
}

function memberId({ store }: Seeding, mobile: string): number {
  const member = store.one<{ id: number }>('SELECT id FROM users WHERE mobile = ?', mobile)
  if (!member) throw new Error(`The content names an unknown account: ${mobile}`)
  return member.id
}
