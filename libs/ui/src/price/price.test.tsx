import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Price } from './price'

test('formats an amount in yuan, renders one in another currency unchanged', () => {
  const { rerender } = render(<Price yuan={1299.5} />)
  expect(screen.getByText('¥1,299.50')).toBeTruthy()
  rerender(<Price>$27.50</Price>)
  expect(screen.getByText('$27.50')).toBeTruthy()
})

test.each([null, NaN])('renders nothing for an amount of %j', (yuan) => {
  const { container } = render(<Price yuan={yuan} />)
  expect(container.textContent).toBe('')
})
