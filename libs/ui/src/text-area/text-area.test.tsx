import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { TextArea } from './text-area'

test('counts code points and reports when there are too many', async () => {
  render(<TextArea label="评论内容" maxLength={5} showCount />)
  const area = screen.getByRole('textbox', { name: '评论内容' })
  expect(screen.getByText('0/5')).toBeDefined()
  await userEvent.type(area, '讲得很清😀')
  expect(screen.getByText('5/5').dataset).not.toHaveProperty('over')
  await userEvent.type(area, '啊')
  expect(area).toHaveProperty('value', '讲得很清😀啊')
  expect(screen.getByText('6/5').dataset).toHaveProperty('over')
})

test('counts a controlled value', () => {
  const { rerender } = render(
    <TextArea label="评论内容" maxLength={5} showCount value="好" readOnly />,
  )
  expect(screen.getByText('1/5')).toBeDefined()
  rerender(<TextArea label="评论内容" maxLength={5} showCount value="" readOnly />)
  expect(screen.getByText('0/5')).toBeDefined()
})
