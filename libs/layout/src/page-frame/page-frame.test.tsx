import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { PageFrame } from './page-frame'

test('the first Tab stop skips the header', async () => {
  render(
    <PageFrame header={<a href="/">书院</a>} footer={<footer>页脚</footer>}>
      <h1>首页</h1>
    </PageFrame>,
  )
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('link', { name: '跳到主要内容' }))
  await userEvent.keyboard('{Enter}')
  expect(document.activeElement).toBe(screen.getByRole('main'))
})

test('has no skip link without a header', () => {
  render(<PageFrame>页面不存在</PageFrame>)
  expect(screen.queryByRole('link')).toBeNull()
})
