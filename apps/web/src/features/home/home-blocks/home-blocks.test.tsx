import { render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CourseSummary, HomeBlock } from '@shuyuan/api'
import { sampleBlocks } from './home-blocks.fixture'
import { HomeBlocks } from './home-blocks'

// jsdom has no matchMedia, which the slider requires.
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
})

afterEach(() => vi.unstubAllGlobals())

const courseHref = (course: Pick<CourseSummary, 'id'>) => `/courses/detail/${course.id}`

const show = (...blocks: HomeBlock[]) =>
  render(<HomeBlocks blocks={blocks} courseHref={courseHref} />)

test('renders blocks in order, with real links', async () => {
  show(...sampleBlocks)
  expect(await screen.findByRole('region', { name: '焦点图' })).toBeTruthy()
  const courses = within(screen.getByRole('region', { name: '热门课程' }))
  expect(courses.getAllByRole('link')[1]?.getAttribute('href')).toBe('/courses/detail/2')
  // The first import reads the rich text libraries from disk.
  const written = await screen.findByRole('heading', { name: '关于我们' })
  expect(written).toBeTruthy()
})

test.each([
  ['会员免费精品', null, false],
  ['会员免费精品', true, true],
  ['热门课程', null, true],
])('the shelf %s whose courses say %s about members has prices: %s', (title, isVipFree, has) => {
  const [block] = sampleBlocks.filter(({ kind }) => kind === 'courses')
  if (block?.kind !== 'courses') throw new Error('no course block')
  const courses = block.courses.map((course) => ({ ...course, isVipFree }))
  show({ ...block, title, courses })
  expect(screen.getByRole('region', { name: title }).textContent.includes('¥')).toBe(has)
})

test('renders nothing for an empty course list', () => {
  show({ id: 1, kind: 'courses', title: '空', courses: [] })
  expect(screen.queryByRole('heading')).toBeNull()
})

test('a block that fails does not affect the others', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  render(
    <HomeBlocks
      blocks={sampleBlocks.filter(({ id, kind }) => kind === 'courses' || id === 6)}
      courseHref={() => {
        throw new Error('no URL')
      }}
    />,
  )
  expect(screen.getByRole('alert')).toBeTruthy()
  expect(await screen.findByRole('heading', { name: '关于我们' })).toBeTruthy()
})
