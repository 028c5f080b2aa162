import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { AnnouncementBar } from './announcement-bar'

test('links to the announcement and can be closed', async () => {
  const onClose = vi.fn()
  render(<AnnouncementBar title="新课上线" href="/announcement?id=3" onClose={onClose} />)
  expect(screen.getByRole('link', { name: '新课上线' }).getAttribute('href')).toBe(
    '/announcement?id=3',
  )
  await userEvent.click(screen.getByRole('button', { name: '关闭公告' }))
  expect(onClose).toHaveBeenCalledOnce()
})
