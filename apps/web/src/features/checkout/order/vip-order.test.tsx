import { answering, samples } from '@shuyuan/api/testing'
import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { startFakeServer } from '../../../testing/fake-server.fixture'
import { signInMember } from '../../../testing/member.fixture'
import { renderInSite } from '../../../testing/render-in-site.fixture'
import { VipOrder } from './vip-order'

test('a plan with an expiry that the server cannot store is not sold', async () => {
  const plans = samples.listVipPlans.map((plan) => ({ ...plan, id: 9, expire_days: 36_500 }))
  startFakeServer().use(answering('listVipPlans', plans))
  const { services } = renderInSite(<VipOrder planId={9} />)
  await act(async () => signInMember(services))
  expect(await screen.findByText('此方案的有效期过长，暂时无法开通')).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByRole('link', { name: '查看会员方案' })).toBeTruthy()
})
