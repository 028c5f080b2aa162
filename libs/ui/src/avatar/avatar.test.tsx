import { fireEvent, render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Avatar } from './avatar'

test('a picture that does not load gives way to the first character of the name', () => {
  const { container } = render(<Avatar src="/missing.png" name=" 李晓明" />)
  const picture = container.querySelector('img')
  expect(picture).not.toBeNull()
  if (picture) fireEvent.error(picture)
  expect(container.textContent).toBe('李')
})
