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
  const shortcuts = within(await screen.findByRole('navigation', { name: '快捷入口' }))
  expect(shortcuts.getAllByRole('link').map((link) => link.textContent)).toEqual([
    '全部课程',
    '会员',
    '学习中心',
  ])
  const courses = within(screen.getByRole('region', { name: '热门课程' }))
  expect(courses.getAllByRole('link')[1]?.getAttribute('href')).toBe('/courses/detail/2')
  expect(
    await screen.findByRole('img', { name: '书院课堂 公众号二维码', hidden: true }),
  ).toBeTruthy()
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

test('a block that fails is reported and does not affect the others', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const onBlockError = vi.fn()
  const [broken, fine] = sampleBlocks.filter((block) => block.kind === 'courses' || block.id === 7)
  if (!broken || !fine) throw new Error('blocks missing')
  render(
    <HomeBlocks
      blocks={[broken, fine]}
      onBlockError={onBlockError}
      courseHref={() => {
        throw new Error('no URL')
      }}
    />,
  )
  expect(screen.getByRole('alert')).toBeTruthy()
  expect(await screen.findByText('书院课堂')).toBeTruthy()
  expect(onBlockError).toHaveBeenCalledTimes(1)
})
