import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { ContrastSwitch } from './contrast-switch'

test.each([false, true])('says that it is %s and asks for the other', async (isMore) => {
  const onChange = vi.fn()
  render(<ContrastSwitch isMore={isMore} onChange={onChange} />)
  await userEvent.click(screen.getByRole('button', { name: '高对比度', pressed: isMore }))
  expect(onChange).toHaveBeenCalledExactlyOnceWith(!isMore)
})
