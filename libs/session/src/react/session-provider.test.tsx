import { act, render, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { noneRequired } from '../required-steps.fixture'
import { sampleMember } from '../sample-member.fixture'
import { createSession, type Session } from '../session'
import { SessionProvider, useSession, useSessionState } from './session-provider'

function Greeting() {
  return (
    <p>{useSessionState(({ isKnown, member }) => (isKnown ? (member?.name ?? '访客') : '…'))}</p>
  )
}

function Leave() {
  const session = useSession()
  return <button onClick={() => session.clear()}>退出</button>
}

describe('SessionProvider', () => {
  it('provides the state and rerenders when it changes', async () => {
    const session = createSession()
    render(
      <SessionProvider session={session}>
        <Greeting />
        <Leave />
      </SessionProvider>,
    )
    expect(screen.getByText('访客')).toBeTruthy()
    await act(async () => {
      session.signIn('t1')
      session.setMember(sampleMember, noneRequired)
    })
    expect(screen.getByText('林小满')).toBeTruthy()
    await act(async () => screen.getByRole('button', { name: '退出' }).click())
    expect(screen.getByText('访客')).toBeTruthy()
  })

  it('rerenders only if the selected value changes', async () => {
    const session = createSession()
    const rendered = vi.fn()
    function Status() {
      const hasToken = useSessionState((state) => state.hasToken)
      rendered(hasToken)
      return null
    }
    render(
      <SessionProvider session={session}>
        <Status />
      </SessionProvider>,
    )
    await act(async () => session.signIn('t1'))
    await act(async () => session.setMember(sampleMember, noneRequired))
    expect(rendered.mock.calls).toEqual([[false], [true]])
  })

  it('hydrates without an account, as the server rendered, and then shows the learner', async () => {
    const page = (session: Session) => (
      <SessionProvider session={session}>
        <Greeting />
      </SessionProvider>
    )
    const root = document.createElement('div')
    root.innerHTML = renderToString(page(createSession()))
    expect(root.textContent).toBe('…')
    const session = createSession()
    session.signIn('t1')
    session.setMember(sampleMember, noneRequired)
    const onRecoverableError = vi.fn()
    await act(async () => hydrateRoot(root, page(session), { onRecoverableError }))
    expect(onRecoverableError).not.toHaveBeenCalled()
    expect(root.textContent).toBe('林小满')
  })

  it('names the missing provider in the error', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    expect(() => render(<Leave />)).toThrow('SessionProvider')
  })
})
