import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { sampleSummaries, sampleSummary } from '../../test/samples'
import { VipTermsProvider } from '../vip-terms-provider/vip-terms-provider'
import { CourseLines, type CourseLinesProps } from './course-lines'

const hrefFor = ({ id }: { id: number }) => `/courses/detail/${id}`

const show = (props: Partial<CourseLinesProps> = {}, isMember = false) =>
  render(
    <VipTermsProvider isMember={isMember}>
      <CourseLines courses={sampleSummaries} hrefFor={hrefFor} {...props} />
    </VipTermsProvider>,
  )

const facts = (
  changes: Parameters<typeof sampleSummary>[1],
  { isMember, ...props }: Partial<CourseLinesProps> & { isMember?: boolean } = {},
) => {
  const { container, unmount } = show({ courses: [sampleSummary(2, changes)], ...props }, isMember)
  const [, text] = container.querySelector('li')?.children ?? []
  unmount()
  return text?.textContent
}

test('each line is a link named after its course', () => {
  show()
  const [first] = sampleSummaries
  const link = screen.getByRole('link', { name: first?.title ?? '' })
  expect(link.getAttribute('href')).toBe('/courses/detail/1')
  expect(screen.getAllByRole('link').map((line) => line.getAttribute('href'))).toEqual(
    sampleSummaries.map(hrefFor),
  )
})

test('shows what a course costs the learner', () => {
  expect(facts({})).toBe('24 节 · ¥199')
  expect(facts({ isFree: true, price: 0 })).toBe('24 节 · 免费')
  expect(facts({ isVipFree: true })).toBe('24 节 · ¥199')
  expect(facts({ isVipFree: true }, { isMember: true })).toBe('24 节 · 会员免费')
  expect(facts({ isVipFree: true, price: 0 })).toBe('24 节 · 会员专享')
  expect(facts({ price: 0 })).toBe('24 节 · 免费领取')
  expect(facts({ price: 0, isVipFree: null })).toBe('24 节')
  expect(facts({ lessonCount: null })).toBe('¥199')
  expect(facts({ lessonCount: null }, { hasPrice: false })).toBeUndefined()
})

test('shows the title up to its colon, unless two lines start alike', () => {
  const titles = ['考研数学：高等数学', '考研数学：线性代数', '离散数学：写给程序员']
  show({ courses: titles.map((title, id) => sampleSummary(id, { title })) })
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
    '考研数学：高等数学',
    '考研数学：线性代数',
    '离散数学',
  ])
})
