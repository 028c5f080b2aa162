import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { TextField } from '../text-field/text-field'
import { Dialog } from './dialog'

function Page({ dismissible }: { dismissible?: boolean }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button onClick={() => setIsOpen(true)}>打开</button>
      <Dialog open={isOpen} onOpenChange={setIsOpen} title="登录" dismissible={dismissible}>
        <TextField label="手机号" />
      </Dialog>
    </>
  )
}

async function openDialog(page = <Page />) {
  render(page)
  await userEvent.click(screen.getByRole('button', { name: '打开' }))
  return screen.getByRole('dialog', { name: '登录' })
}

test('starts in the first field and gives the focus back when closed', async () => {
  await openDialog()
  expect(document.activeElement).toBe(screen.getByLabelText('手机号'))
  await userEvent.click(screen.getByRole('button', { name: '关闭' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '打开' }))
})

test('Escape closes it, a click beside it does not', async () => {
  const dialog = await openDialog()
  const mask = dialog.parentElement
  if (mask) await userEvent.click(mask)
  expect(screen.getByRole('dialog')).toBe(dialog)
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('what must be answered has neither close button nor Escape', async () => {
  await openDialog(<Page dismissible={false} />)
  expect(screen.queryByRole('button', { name: '关闭' })).toBeNull()
  await userEvent.keyboard('{Escape}')
  expect(screen.getByRole('dialog', { name: '登录' })).toBeDefined()
})

test('its description is tied to it', () => {
  render(
    <Dialog open onOpenChange={vi.fn()} title="登录" description="登录后可以学习">
      内容
    </Dialog>,
  )
  expect(screen.getByRole('dialog', { name: '登录', description: '登录后可以学习' })).toBeDefined()
})
