import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { AttachmentList } from './attachment-list'
import * as stories from './attachment-list.stories'

const { args } = stories.default

test('shows type and size and downloads on click', async () => {
  const onDownload = vi.fn()
  render(<AttachmentList {...args} onDownload={onDownload} />)
  expect(screen.getByText('PDF · 1.5 MB')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: '下载 习题答案' }))
  expect(onDownload).toHaveBeenCalledWith(args.attachments[1])
})

test('shows the barrier and disables the buttons', async () => {
  const onDownload = vi.fn()
  render(<AttachmentList {...args} {...stories.Locked.args} onDownload={onDownload} />)
  expect(screen.getByText('购买课程后可下载附件')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: '下载 讲义（全）' }))
  expect(onDownload).not.toHaveBeenCalled()
})

test('ignores clicks while a download is pending', async () => {
  const onDownload = vi.fn()
  render(<AttachmentList {...args} pendingId={1} onDownload={onDownload} />)
  await userEvent.click(screen.getByRole('button', { name: '下载 讲义（全）' }))
  expect(onDownload).not.toHaveBeenCalled()
})
