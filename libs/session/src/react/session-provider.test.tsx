import { act, render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { sampleMember } from '../sample-member.fixture'
import { createSession } from '../session'
import { SessionProvider, useSession, useSessionState } from './session-provider'

function Greeting() {
  const { member, isSignedIn } = useSessionState()
  return <p>{isSignedIn ? member?.name : '访客'}</p>
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
      session.setMember(sampleMember, { forcesMobileBinding: false, forcesFaceCheck: false })
    })
    expect(screen.getByText('林小满')).toBeTruthy()
    await act(async () => screen.getByRole('button', { name: '退出' }).click())
    expect(screen.getByText('访客')).toBeTruthy()
  })

  it('names the missing provider in the error', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    expect(() => render(<Leave />)).toThrow('SessionProvider')
  })
})
