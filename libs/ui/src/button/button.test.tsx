import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { wrapWords } from '@shuyuan/testing'
import { Button } from './button'

test('submits its form only if it is a submit button', async () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  render(
    <form onSubmit={onSubmit}>
      <Button>换一张</Button>
      <Button type="submit">登录</Button>
    </form>,
  )
  await userEvent.click(screen.getByRole('button', { name: '换一张' }))
  expect(onSubmit).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: '登录' }))
  expect(onSubmit).toHaveBeenCalledOnce()
})

test('while loading it keeps its name and focus but ignores clicks and Enter', async () => {
  const onClick = vi.fn()
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  render(
    <form onSubmit={onSubmit}>
      <input aria-label="手机号" />
      <Button type="submit" loading onClick={onClick}>
        立即登录
      </Button>
    </form>,
  )
  const button = screen.getByRole('button', { name: '立即登录', busy: true })
  await userEvent.click(button)
  expect(document.activeElement).toBe(button)
  await userEvent.type(screen.getByRole('textbox'), '138{Enter}')
  expect(onClick).not.toHaveBeenCalled()
  expect(onSubmit).not.toHaveBeenCalled()
})

test('the loading state and label update on a page that the browser translated', () => {
  const view = render(<Button>获取验证码</Button>)
  wrapWords(view.container)
  view.rerender(<Button loading>获取验证码</Button>)
  expect(screen.getByRole('button', { busy: true }).textContent).toBe('获取验证码')
  view.rerender(<Button>60 秒</Button>)
  expect(screen.getByRole('button', { busy: false }).textContent).toBe('60 秒')
})
