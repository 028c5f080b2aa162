import { answering, failing, samples } from '@shuyuan/api/testing'
import { courseQuery } from '@shuyuan/api/query'
import { useQuery } from '@tanstack/react-query'
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { QueryBlock } from '../app/page/query-block'
import { startFakeServer } from '../testing/fake-server.fixture'
import { renderInSite } from '../testing/render-in-site.fixture'
import { useServices } from '../app/use-services'
import { RateLimitNotice } from './rate-limit-notice'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const limited = { code: 429, message: '请稍后再试' }
const words = '访问太频繁，一分钟内会自动重新加载'

function Page() {
  const course = useQuery(courseQuery(useServices().api, 1))
  return (
    <>
      <QueryBlock query={course} skeleton={<p>骨架</p>}>
        {(detail) => <h1>{detail.course.title}</h1>}
      </QueryBlock>
      <RateLimitNotice />
    </>
  )
}

it('says so while a refused page tries again by itself, and goes when it is there', async () => {
  const server = startFakeServer(failing('getCourse', limited))
  renderInSite(<Page />)
  await pass(1_000)
  expect(screen.getByText(words)).toBeDefined()
  expect(screen.queryByRole('alert')).toBeNull()
  await pass(30_000)
  server.use(answering('getCourse', samples.getCourse))
  await pass(29_000)
  expect(screen.getByRole('heading', { name: samples.getCourse.course.title })).toBeDefined()
  expect(screen.queryByText(words)).toBeNull()
})

it('gives way to an error with a retry when the minute was not enough', async () => {
  startFakeServer(failing('getCourse', limited))
  renderInSite(<Page />)
  await pass(70_000)
  expect(screen.queryByText(words)).toBeNull()
  expect(screen.getByRole('alert').textContent).toContain('操作太频繁，请一分钟后再试')
  expect(screen.getByRole('button', { name: '重试' })).toBeDefined()
})
