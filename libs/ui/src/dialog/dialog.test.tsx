import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { ConfirmDialog } from '../confirm-dialog/confirm-dialog'
import { Menu } from '../menu/menu'
import { TextField } from '../text-field/text-field'
import { createBrand } from '../theme/create-brand'
import { ThemeScope } from '../theme/theme-scope'
import { toast } from '../toaster/toast'
import { Toaster } from '../toaster/toaster'
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

test('focuses the first field and restores the focus when closed', async () => {
  await openDialog()
  expect(document.activeElement).toBe(screen.getByLabelText('手机号'))
  await userEvent.click(screen.getByRole('button', { name: '关闭' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '打开' }))
})

test('Escape closes it, a click outside does not', async () => {
  const dialog = await openDialog()
  const mask = dialog.parentElement
  if (mask) await userEvent.click(mask)
  expect(screen.getByRole('dialog')).toBe(dialog)
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a dialog that is not dismissible has no close button and ignores Escape', async () => {
  await openDialog(<Page dismissible={false} />)
  expect(screen.queryByRole('button', { name: '关闭' })).toBeNull()
  await userEvent.keyboard('{Escape}')
  expect(screen.getByRole('dialog', { name: '登录' })).toBeDefined()
})

test('its description is its accessible description', () => {
  render(
    <Dialog open onOpenChange={vi.fn()} title="登录" description="登录后可以学习">
      内容
    </Dialog>,
  )
  expect(screen.getByRole('dialog', { name: '登录', description: '登录后可以学习' })).toBeDefined()
})

test('Tab and Shift+Tab loop inside', async () => {
  await openDialog()
  expect(document.activeElement).toBe(screen.getByLabelText('手机号'))
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '关闭' }))
  await userEvent.tab({ shift: true })
  expect(document.activeElement).toBe(screen.getByLabelText('手机号'))
})

test('a press outside keeps the focus in the field', async () => {
  const dialog = await openDialog()
  if (dialog.parentElement) await userEvent.click(dialog.parentElement)
  expect(document.activeElement).toBe(screen.getByLabelText('手机号'))
})

test('the dialog gets the focus when the focused element is removed', async () => {
  function Steps() {
    const [isDone, setIsDone] = useState(false)
    return (
      <Dialog open onOpenChange={vi.fn()} title="登录">
        {!isDone && <button onClick={() => setIsDone(true)}>下一步</button>}
      </Dialog>
    )
  }
  render(<Steps />)
  await userEvent.click(screen.getByRole('button', { name: '下一步' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('dialog')))
})

test('the focus returns to the first trigger after one dialog replaced another', async () => {
  function Flow() {
    const [step, setStep] = useState(0)
    return (
      <>
        <button onClick={() => setStep(1)}>打开</button>
        <Dialog key="login" open={step === 1} onOpenChange={() => setStep(0)} title="登录">
          <button onClick={() => setStep(2)}>注册</button>
        </Dialog>
        <Dialog key="register" open={step === 2} onOpenChange={() => setStep(0)} title="注册">
          <TextField label="手机号" />
        </Dialog>
      </>
    )
  }
  await openDialog(<Flow />)
  await userEvent.click(screen.getByRole('button', { name: '注册' }))
  expect(document.activeElement).toBe(screen.getByLabelText('手机号'))
  await userEvent.keyboard('{Escape}')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '打开' }))
})

test('the rest of the page is inert while it is open, except toasts', async () => {
  render(
    <>
      <Toaster />
      <main>课程</main>
      <aside aria-hidden="true">公告</aside>
      <Page />
    </>,
  )
  const rest = () => screen.getByText('课程')
  const opener = screen.getByRole('button', { name: '打开' })
  await userEvent.click(opener)
  expect(rest().getAttribute('aria-hidden')).toBe('true')
  act(() => opener.focus())
  expect(document.activeElement).toBe(screen.getByLabelText('手机号'))
  act(() => void toast.error('网络连接失败'))
  await userEvent.click(screen.getByRole('button', { name: '收起提示' }))
  expect(screen.queryByText('网络连接失败')).toBeNull()
  await userEvent.keyboard('{Escape}')
  expect(rest().attributes).toHaveLength(0)
  expect(screen.getByText('公告').getAttribute('aria-hidden')).toBe('true')
  expect(document.activeElement).toBe(opener)
})

test('Escape closes the topmost layer only: menu, then confirmation, then dialog', async () => {
  function Stack() {
    const [isOpen, setIsOpen] = useState(true)
    const [asks, setAsks] = useState(false)
    return (
      <Dialog open={isOpen} onOpenChange={setIsOpen} title="账号">
        <ConfirmDialog open={asks} onOpenChange={setAsks} onConfirm={vi.fn()} title="解除绑定">
          <Menu label="更多" trigger="更多" items={[{ label: '帮助', href: '/help' }]} />
        </ConfirmDialog>
        <TextField label="昵称" />
        <button onClick={() => setAsks(true)}>解除</button>
      </Dialog>
    )
  }
  render(<Stack />)
  await userEvent.click(screen.getByRole('button', { name: '解除' }))
  await userEvent.click(screen.getByRole('button', { name: '更多' }))
  await screen.findByRole('menu')
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('menu')).toBeNull()
  expect(screen.getByRole('alertdialog', { name: '解除绑定' })).toBeDefined()
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('alertdialog', { name: '解除绑定' })).toBeNull()
  expect(screen.getByRole('dialog', { name: '账号' })).toBeDefined()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '解除' }))
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a press on the dialog closes a menu inside', async () => {
  render(
    <Dialog open onOpenChange={vi.fn()} title="账号">
      <Menu label="更多" trigger="更多" items={[{ label: '帮助', href: '/help' }]} />
    </Dialog>,
  )
  await userEvent.click(screen.getByRole('button', { name: '更多' }))
  await screen.findByRole('menu')
  await userEvent.click(screen.getByRole('heading', { name: '账号' }))
  expect(screen.queryByRole('menu')).toBeNull()
  expect(screen.getByRole('dialog', { name: '账号' })).toBeDefined()
})

test('Escape during IME composition closes nothing and does not reach the host', async () => {
  const dialog = await openDialog()
  const host = vi.fn()
  document.addEventListener('keydown', host, true)
  fireEvent.keyDown(screen.getByLabelText('手机号'), { key: 'Escape', isComposing: true })
  expect(screen.getByRole('dialog')).toBe(dialog)
  fireEvent.keyDown(screen.getByLabelText('手机号'), { key: 'Escape' })
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(host).not.toHaveBeenCalled()
  await userEvent.keyboard('{Escape}')
  expect(host).toHaveBeenCalledOnce()
  document.removeEventListener('keydown', host, true)
})

test('Escape in a host layer above belongs to the host', async () => {
  const dialog = await openDialog()
  const above = document.body.appendChild(document.createElement('button'))
  fireEvent.keyDown(above, { key: 'Escape' })
  expect(screen.getByRole('dialog')).toBe(dialog)
  above.remove()
})

test('key and submit events inside do not bubble to React ancestors', async () => {
  const around = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  const inside = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  render(
    <div onSubmit={around} onKeyDown={around}>
      <Dialog open onOpenChange={vi.fn()} title="登录">
        <form onSubmit={inside}>
          <TextField label="手机号" />
        </form>
      </Dialog>
    </div>,
  )
  await userEvent.type(screen.getByLabelText('手机号'), '1{Enter}')
  expect(inside).toHaveBeenCalledOnce()
  expect(around).not.toHaveBeenCalled()
})

test('removes everything it added', async () => {
  const before = document.body.children.length
  await openDialog()
  await userEvent.keyboard('{Escape}')
  expect(document.body.children).toHaveLength(before + 1)
  cleanup()
  expect(document.body.children).toHaveLength(before)
})

test('has the brand of the surrounding scope', async () => {
  const brand = createBrand({ accent: '#b3261e' })
  const dialog = await openDialog(
    <ThemeScope brand={brand}>
      <Page />
    </ThemeScope>,
  )
  const accent = getComputedStyle(dialog).getPropertyValue('--sy-accent-strong')
  expect(accent).toBe(brand.themes.light['accent-strong'])
})
