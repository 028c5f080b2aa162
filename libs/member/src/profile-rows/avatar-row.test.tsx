import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { ProfileRows } from './profile-rows'
import meta from './profile-rows.stories'

const args = meta.args
const megabyte = 1024 * 1024

function file(type: string, bytes: number): File {
  const picked = new File(['x'], 'me', { type })
  // Overrides the size without allocating the bytes.
  Object.defineProperty(picked, 'size', { value: bytes })
  return picked
}

const picker = () => screen.getByLabelText('选择头像图片')

/** Picks a file that `accept` excludes, which browsers allow. */
function insistOn(picked: File) {
  fireEvent.change(picker(), { target: { files: [picked] } })
}

it('shows the size limit and types before a file is picked', () => {
  render(<ProfileRows {...args} />)
  const describedBy = screen
    .getByRole('button', { name: '更换头像' })
    .getAttribute('aria-describedby')
  const hint = document.getElementById(describedBy ?? '')?.textContent
  expect(hint).toContain('1 MB 以内')
  expect(hint).toContain('PNG、JPG')
})

it('opens the file picker from its button', async () => {
  render(<ProfileRows {...args} />)
  const opened = vi.fn()
  picker().addEventListener('click', opened)
  await userEvent.click(screen.getByRole('button', { name: '更换头像' }))
  expect(opened).toHaveBeenCalledOnce()
})

it('accepts an image larger than the server’s limit, because it is made smaller', () => {
  const onPickAvatar = vi.fn()
  render(<ProfileRows {...args} onPickAvatar={onPickAvatar} />)
  const image = file('image/png', 20 * megabyte)
  insistOn(image)
  expect(onPickAvatar).toHaveBeenCalledExactlyOnceWith(image)
  expect(screen.queryByRole('alert')).toBeNull()
  expect(document.activeElement?.textContent).toBe('更换头像')
})

it.each([
  ['an image that is too large to unpack', file('image/jpeg', 20 * megabyte + 1), '不超过 20 MB'],
  ['a file that is no image', file('application/pdf', 100), '只支持 PNG'],
  ['an empty file', file('image/png', 0), '文件是空的'],
])('does not hand on %s and says why', (_, picked, reason) => {
  const onPickAvatar = vi.fn()
  render(<ProfileRows {...args} onPickAvatar={onPickAvatar} />)
  insistOn(picked)
  expect(screen.getByRole('alert').textContent).toContain(reason)
  expect(onPickAvatar).not.toHaveBeenCalled()
  insistOn(file('image/png', 10))
  expect(screen.queryByRole('alert')).toBeNull()
})
