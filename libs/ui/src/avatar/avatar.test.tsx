import { fireEvent, render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Avatar } from './avatar'

test('an image that does not load gives way to the first character of the name', () => {
  const { container } = render(<Avatar src="/missing.png" name=" 李晓明" />)
  const image = container.querySelector('img')
  expect(image).not.toBeNull()
  if (image) fireEvent.error(image)
  expect(container.textContent).toBe('李')
})

test.each([null, undefined, '', ' '])('the name %j is a circle without a character', (name) => {
  const { container } = render(<Avatar src={null} name={name} />)
  expect(container.textContent).toBe('')
})
