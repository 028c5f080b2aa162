import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { TextField } from '../text-field/text-field'
import { Dialog } from './dialog'
import { DialogHeader } from './dialog-header'

test('a custom header replaces the title and the close button but not the accessible name', () => {
  const onOpenChange = vi.fn()
  const header = <DialogHeader title="Sign in" closeLabel="Close" />
  render(
    <Dialog open onOpenChange={onOpenChange} title="Sign in" lang="en" header={header}>
      <TextField label="Mobile number" />
    </Dialog>,
  )
  const dialog = screen.getByRole('dialog', { name: 'Sign in' })
  expect(dialog.lang).toBe('en')
  expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual(['Sign in'])
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false)
  expect(screen.queryByRole('button', { name: '关闭' })).toBeNull()
})
