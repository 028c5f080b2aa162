import { cleanup, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { sampleSummary } from '../../test/samples'
import {
  VipTermsProvider,
  type VipTermsProviderProps,
} from '../vip-terms-provider/vip-terms-provider'
import { CourseCard } from './course-card'

function show(changes = {}, terms?: Omit<VipTermsProviderProps, 'children'>) {
  render(
    <VipTermsProvider {...terms}>
      <CourseCard course={sampleSummary(3, changes)} href="/courses/detail/3" />
    </VipTermsProvider>,
  )
  return screen.getByRole('article')
}

test('is a link named by the title', () => {
  show()
  const link = screen.getByRole('link', { name: '高中物理力学精讲（含实验）' })
  expect(link.getAttribute('href')).toBe('/courses/detail/3')
})

test.each([
  [{}, '¥199', ['免费', '会员免费', '会员专享']],
  [{ isFree: true, price: 0 }, '免费', ['¥', '会员']],
  [{ isFree: true, price: 99, isVipFree: true }, '免费', ['¥', '会员']],
  [{ isVipFree: true }, '会员免费', ['会员专享']],
  [{ isVipFree: true, price: 0 }, '会员专享', ['¥', '会员免费', '领取']],
  [{ price: 0 }, '免费领取', ['¥', '会员']],
])('with %j shows %s', (changes, said, notSaid) => {
  const text = show(changes).textContent
  expect(text).toContain(said)
  for (const word of notSaid) expect(text).not.toContain(word)
})

test('does not mention VIP if none is sold', () => {
  const [sold, claimable] = [{ isVipFree: true }, { isVipFree: true, price: 0 }].map((changes) => {
    const text = show(changes, { sellsVip: false }).textContent
    cleanup()
    return text
  })
  expect(sold).not.toContain('会员')
  expect(claimable).not.toContain('会员')
  expect(claimable).toContain('免费领取')
})

test('shows no offer for a course without a price if its list omits isVipFree', () => {
  const text = show({ isVipFree: null, price: 0 }).textContent
  for (const word of ['¥', '会员', '免费']) expect(text).not.toContain(word)
})

test('shows no offer if it has no price', () => {
  render(<CourseCard course={sampleSummary(1, { isVipFree: true })} href="/" hasPrice={false} />)
  const text = screen.getByRole('article').textContent
  for (const word of ['¥', '会员']) expect(text).not.toContain(word)
})

test('shows a member what the plan opens, with the price struck', () => {
  show({ isVipFree: true }, { isMember: true })
  expect(screen.getByText('会员免费')).toBeTruthy()
  expect(screen.getByText('¥199').tagName).toBe('S')
})

test.each([
  [{ isVipFree: true, price: 0 }, '会员免费', ['¥', '会员专享']],
  [{ isVipFree: false }, '¥199', ['会员']],
  [{ isFree: true, price: 0, isVipFree: true }, '免费', ['会员', '¥']],
])('shows a member of %j %s', (changes, said, notSaid) => {
  const text = show(changes, { isMember: true }).textContent
  expect(text).toContain(said)
  for (const word of notSaid) expect(text).not.toContain(word)
})

test.each([
  [{}, '24 节 · 1,280 人在学'],
  [{ userCount: 15_230 }, '24 节 · 1.5 万人在学'],
  [{ userCount: 0 }, '24 节 · 数学'],
  [{ lessonCount: null }, '1,280 人在学'],
  [{ lessonCount: 0, userCount: 0, category: null }, ''],
])('with %j shows its lessons and learners, or its category: %s', (changes, facts) => {
  show(changes)
  expect(screen.getByRole('heading').nextElementSibling?.textContent).toBe(facts)
})
