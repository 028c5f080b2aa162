import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { TextArea } from './text-area'

test('counts what is typed and takes no more than allowed', async () => {
  render(<TextArea label="评论内容" maxLength={5} showCount />)
  const area = screen.getByRole('textbox', { name: '评论内容' })
  expect(screen.getByText('0/5')).toBeDefined()
  await userEvent.type(area, '讲得很清楚啊')
  expect(area).toHaveProperty('value', '讲得很清楚')
  expect(screen.getByText('5/5')).toBeDefined()
})

test('counts the value it is given', () => {
  const { rerender } = render(
    <TextArea label="评论内容" maxLength={5} showCount value="好" readOnly />,
  )
  expect(screen.getByText('1/5')).toBeDefined()
  rerender(<TextArea label="评论内容" maxLength={5} showCount value="" readOnly />)
  expect(screen.getByText('0/5')).toBeDefined()
})
