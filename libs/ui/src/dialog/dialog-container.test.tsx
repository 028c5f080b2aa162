import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { expect, test } from 'vitest'
import { TextField } from '../text-field/text-field'
import { Dialog } from './dialog'

function Page({ place }: { place: ShadowRoot }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      {createPortal(<button onClick={() => setIsOpen(true)}>打开</button>, place)}
      <Dialog open={isOpen} onOpenChange={setIsOpen} title="登录" container={place}>
        <TextField label="手机号" />
      </Dialog>
    </>
  )
}

test('in a shadow root it moves the focus, closes with Escape and restores the focus', async () => {
  const host = document.body.appendChild(document.createElement('div'))
  const shadow = host.attachShadow({ mode: 'open' })
  const user = userEvent.setup()
  render(<Page place={shadow} />)
  const opener = shadow.querySelector('button')
  if (opener) await user.click(opener)
  expect(shadow.querySelector('[role=dialog]')?.textContent).toContain('登录')
  expect(shadow.activeElement?.tagName).toBe('INPUT')
  await user.keyboard('{Escape}')
  expect(shadow.querySelector('[role=dialog]')).toBeNull()
  expect(shadow.activeElement).toBe(opener)
  host.remove()
})
