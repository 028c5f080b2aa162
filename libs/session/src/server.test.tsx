// @vitest-environment node
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { createSession } from './index'
import { SessionProvider, useSessionState } from './react'

function Greeting() {
  return <p>{useSessionState((state) => state.hasToken) ? '学员' : '访客'}</p>
}

it('imports, works and renders without a window', () => {
  expect(typeof window).toBe('undefined')
  const session = createSession()
  session.start().stop()
  const page = () =>
    renderToString(
      <SessionProvider session={session}>
        <Greeting />
      </SessionProvider>,
    )
  expect(page()).toBe('<p>访客</p>')
  session.signIn('t1')
  expect(session.getToken()).toBe('t1')
  // Hydration repeats the first state.
  expect(page()).toBe('<p>访客</p>')
  expect(createSession().getToken()).toBeNull()
})
