import { render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Button } from '../button/button'
import { Checkbox } from '../checkbox/checkbox'
import { TextField } from '../text-field/text-field'

const style = document.createElement('style')
style.textContent = `
  label { display: none; }
  button { all: unset; letter-spacing: 3px; }
  input { height: 60px; box-sizing: content-box; }
`

beforeEach(() => document.head.append(style))
afterEach(() => style.remove())

test('rules of a page for elements neither hide labels nor change the size of controls', () => {
  render(
    <>
      <TextField label="手机号" />
      <Checkbox label="同意" checked={false} onCheckedChange={vi.fn()} />
      <Button>登录</Button>
    </>,
  )
  expect(getComputedStyle(screen.getByText('手机号')).display).toBe('block')
  expect(getComputedStyle(screen.getByText('同意')).display).toBe('block')
  const button = getComputedStyle(screen.getByRole('button', { name: '登录' }))
  expect([button.boxSizing, button.letterSpacing]).toEqual(['border-box', 'normal'])
  const field = getComputedStyle(screen.getByRole('textbox', { name: '手机号' }))
  expect(field.boxSizing).toBe('border-box')
  expect(field.getPropertyValue('block-size')).toBe('auto')
})
