import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Price } from './price'

test('an amount in yuan is formatted, one of another currency stands as it is given', () => {
  const { rerender } = render(<Price yuan={1299.5} />)
  expect(screen.getByText('¥1,299.50')).toBeTruthy()
  rerender(<Price>$27.50</Price>)
  expect(screen.getByText('$27.50')).toBeTruthy()
})

test.each([null, NaN])('an amount of %j shows nothing', (yuan) => {
  const { container } = render(<Price yuan={yuan} />)
  expect(container.textContent).toBe('')
})
