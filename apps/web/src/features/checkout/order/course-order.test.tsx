import {
  answering,
  handling,
  samples,
  successReply,
  type OperationData,
} from '@shuyuan/api/testing'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { startFakeServer } from '../../../testing/fake-server.fixture'
import { signInMember } from '../../../testing/member.fixture'
import { renderInSite } from '../../../testing/render-in-site.fixture'
import { CourseOrder } from './course-order'

type Detail = OperationData['getCourse']

function courseOf(changes: Partial<Detail['course']>, isBuy = false): Detail {
  const course = { ...samples.getCourse.course, id: 8, is_free: 0 as const, ...changes }
  return { ...samples.getCourse, course, isBuy }
}

let server: ReturnType<typeof startFakeServer>

beforeEach(() => {
  server = startFakeServer()
})

async function renderForLearner(planEnd?: string) {
  const { services } = renderInSite(<CourseOrder courseId={8} />)
  const role = { id: 2, name: '年度会员' }
  const member = planEnd ? { role, roleExpiresAt: planEnd } : {}
  await act(async () => signInMember(services, member))
}

test('a course without a price is claimed without mentioning payment', async () => {
  const free = { charge: 0, is_vip_free: 0 } as const
  const created = { order_no: '202611220000000001', total: 0, discount: 0, is_paid: true as const }
  server.use(answering('getCourse', courseOf(free)))
  await renderForLearner()
  const claim = await screen.findByRole('button', { name: '免费领取' })
  expect(screen.queryByRole('textbox', { name: /优惠码/ })).toBeNull()
  expect(screen.queryByText(/支付/)).toBeNull()
  server.use(
    handling('createOrder', () => {
      server.use(answering('getCourse', courseOf(free, true)))
      return successReply(created)
    }),
  )
  await userEvent.click(screen.getByRole('checkbox'))
  await userEvent.click(claim)
  expect(await screen.findByText('领取成功，已开通')).toBeTruthy()
})

test.each([
  ['during', '2037-01-01T00:00:00.000Z'],
  ['in the hour after', '2020-01-01T00:00:00.000Z'],
])('a course of the membership is not called bought %s it', async (_, planEnd) => {
  server.use(
    answering('getCourse', courseOf({ charge: 59, is_vip_free: 1 }, true)),
    answering('listBoughtCourses', { data: [], total: 0 }),
  )
  await renderForLearner(planEnd)
  expect(await screen.findByText('你是会员，可免费学习此课程')).toBeTruthy()
})
