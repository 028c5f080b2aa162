import { fireEvent, render, screen } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { Avatar } from './avatar'

test('falls back to the first character of the name if the image fails to load', () => {
  const { container } = render(<Avatar src="/missing.png" name=" 李晓明" />)
  const image = container.querySelector('img')
  expect(image).not.toBeNull()
  if (image) fireEvent.error(image)
  expect(container.textContent).toBe('李')
})

test.each([null, undefined, '', ' '])('renders an empty circle for the name %j', (name) => {
  const { container } = render(<Avatar src={null} name={name} />)
  expect(container.textContent).toBe('')
})

test('shows the initial if the image failed before hydration', async () => {
  const image = HTMLImageElement.prototype
  vi.spyOn(image, 'complete', 'get').mockReturnValue(true)
  image.decode = () => Promise.reject(new DOMException('broken', 'EncodingError'))
  onTestFinished(() => {
    vi.restoreAllMocks()
    Reflect.deleteProperty(image, 'decode')
  })
  render(<Avatar src="/broken.png" name="林知夏" />)
  expect(await screen.findByText('林')).toBeTruthy()
})
