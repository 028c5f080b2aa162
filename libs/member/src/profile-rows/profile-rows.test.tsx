import { axeViolations } from '@shuyuan/testing'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ProfileRows } from './profile-rows'
import meta, {
  Fresh,
  NicknameUsedUp,
  WithoutMobile,
  WithoutSocialites,
} from './profile-rows.stories'

const args = meta.args

it('hides the middle of the mobile number', () => {
  render(<ProfileRows {...args} {...Fresh.args} />)
  expect(screen.getByText('138****0001')).toBeTruthy()
  expect(screen.queryByText(/13800000001/)).toBeNull()
})

it('does not show the invented number of an account without a mobile', () => {
  render(<ProfileRows {...args} {...WithoutMobile.args} />)
  expect(screen.getByText('未绑定手机号')).toBeTruthy()
  expect(screen.queryByText(/202/)).toBeNull()
})

it('tells which third-party accounts are bound', () => {
  render(<ProfileRows {...args} {...Fresh.args} />)
  const [qq, wechat] = ['QQ', '微信'].map((name) => screen.getByText(name).nextSibling)
  expect(qq?.textContent).toBe('已绑定')
  expect(wechat?.textContent).toBe('未绑定')
})

it('leaves out third-party accounts that the site does not know', () => {
  render(<ProfileRows {...args} {...WithoutSocialites.args} />)
  expect(screen.getByText('手机号')).toBeTruthy()
  expect(screen.queryByText('QQ')).toBeNull()
  expect(screen.queryByText('微信')).toBeNull()
})

it.each([
  ['a fresh account', Fresh.args],
  ['a used-up nickname', NicknameUsedUp.args],
])('is accessible with %s', async (_, state) => {
  const { container } = render(<ProfileRows {...args} {...state} />)
  expect(await axeViolations(container)).toEqual([])
})
