import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { AvatarDialog } from './avatar-dialog'

const file = new File(['no image'], 'me.png', { type: 'image/png' })

beforeEach(() => {
  // jsdom does not implement these.
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override createObjectURL = () => 'blob:image'
      static override revokeObjectURL = () => undefined
    },
  )
  return () => vi.unstubAllGlobals()
})

test('shows an error for a file that is not an image and does not save it', async () => {
  const onClose = vi.fn()
  render(<AvatarDialog file={file} onUpload={vi.fn()} onClose={onClose} />)
  const save = screen.getByRole<HTMLButtonElement>('button', { name: '保存头像' })
  expect(save.disabled).toBe(true)
  const image = document.querySelector('img')
  if (!image) throw new Error('The area shows no image')
  fireEvent.error(image)
  expect(screen.getByRole('alert').textContent).not.toBe('')
  expect(screen.queryByRole('button', { name: '保存头像' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: '取消' }))
  expect(onClose).toHaveBeenCalledOnce()
})
