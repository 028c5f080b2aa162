import { axeViolations } from '@shuyuan/testing'
import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ProfileRows } from './profile-rows'
import meta, { Fresh, NicknameUsedUp } from './profile-rows.stories'

it.each([
  ['a fresh account', Fresh.args],
  ['a used-up nickname', NicknameUsedUp.args],
])('is accessible with %s', async (_, state) => {
  const { container } = render(<ProfileRows {...meta.args} {...state} />)
  expect(await axeViolations(container)).toEqual([])
})
