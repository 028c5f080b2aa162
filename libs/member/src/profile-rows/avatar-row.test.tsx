import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { ProfileRows } from './profile-rows'
import meta, { Refused, Saving } from './profile-rows.stories'

const args = meta.args
const megabyte = 1024 * 1024

function file(type: string, bytes: number) {
  return new File([new Uint8Array(bytes)], 'me', { type })
}

const picker = () => screen.getByLabelText('选择头像图片')

/** As a browser does when the person insists on a file that `accept` leaves out. */
function insistOn(picked: File) {
  fireEvent.change(picker(), { target: { files: [picked] } })
}

it('says the limit before anything is picked', () => {
  render(<ProfileRows {...args} />)
  const describedBy = screen
    .getByRole('button', { name: '更换头像' })
    .getAttribute('aria-describedby')
  expect(document.getElementById(describedBy ?? '')?.textContent).toContain('不超过 1 MB')
})

it('opens the file picker from its button', async () => {
  render(<ProfileRows {...args} />)
  const opened = vi.fn()
  picker().addEventListener('click', opened)
  await userEvent.click(screen.getByRole('button', { name: '更换头像' }))
  expect(opened).toHaveBeenCalledOnce()
})

it('sends a picture of exactly 1 MB', async () => {
  const onUploadAvatar = vi.fn(() => Promise.resolve())
  render(<ProfileRows {...args} onUploadAvatar={onUploadAvatar} />)
  const picture = file('image/png', megabyte)
  await userEvent.upload(picker(), picture)
  expect(onUploadAvatar).toHaveBeenCalledExactlyOnceWith(picture)
  expect(screen.queryByRole('alert')).toBeNull()
})

it.each([
  ['a picture that is too large', file('image/jpeg', megabyte + 1), '图片有 1.01 MB'],
  ['a file that is no picture', file('application/pdf', 100), '请选择 PNG'],
  ['an empty file', file('image/png', 0), '是空的'],
])('does not send %s and says why', (_, picked, reason) => {
  const onUploadAvatar = vi.fn(() => Promise.resolve())
  render(<ProfileRows {...args} onUploadAvatar={onUploadAvatar} />)
  insistOn(picked)
  expect(screen.getByRole('alert').textContent).toContain(reason)
  expect(onUploadAvatar).not.toHaveBeenCalled()
})

it('says that sending failed, and forgets it with the next picture', async () => {
  const { rerender } = render(<ProfileRows {...args} {...Refused.args} />)
  await userEvent.upload(picker(), file('image/png', 10))
  expect(await screen.findByRole('alert')).toBeTruthy()
  rerender(<ProfileRows {...args} />)
  await userEvent.upload(picker(), file('image/png', 10))
  expect(screen.queryByRole('alert')).toBeNull()
})

it('is busy while it sends', async () => {
  render(<ProfileRows {...args} {...Saving.args} />)
  const button = screen.getByRole('button', { name: '更换头像' })
  expect(button.getAttribute('aria-busy')).toBeNull()
  await userEvent.upload(picker(), file('image/png', 10))
  expect(button.getAttribute('aria-busy')).toBe('true')
})
