import type { Member, SiteConfig } from '@shuyuan/api'
import { createSession, type Session } from '@shuyuan/session'
import { SessionProvider } from '@shuyuan/session/react'
import type { OpenAuthDialog } from '@shuyuan/auth-dialogs'
import { defaultSiteConfig } from '@shuyuan/site'
import { SiteProvider } from '@shuyuan/site/react'
import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { sampleMember } from '../../testing/member.fixture'
import { useAgreements } from './use-agreements'

const open = vi.fn<OpenAuthDialog>()
const close = vi.fn()

const steps = { forcesMobileBinding: false, forcesFaceCheck: false }

let session: Session

beforeEach(() => {
  open.mockClear()
  close.mockClear()
  session = createSession()
  session.signIn('token')
})

function follow({ config }: { config: SiteConfig | undefined } = { config: defaultSiteConfig }) {
  const { rerender } = renderHook(() => useAgreements({ open, close }), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <SiteProvider config={config}>
        <SessionProvider session={session}>{children}</SessionProvider>
      </SiteProvider>
    ),
  })
  return {
    learnConfig() {
      config = defaultSiteConfig
      rerender()
    },
  }
}

const setMember = (changes: Partial<Member>) =>
  act(async () => session.setMember({ ...sampleMember, ...changes }, steps))

it('does not open for a visitor or while the member loads', async () => {
  follow()
  await act(async () => session.clear())
  expect(open).not.toHaveBeenCalled()
})

it('does not open for a member who has accepted', async () => {
  follow()
  await setMember({})
  expect(open).not.toHaveBeenCalled()
})

it.each([
  [{ userAgreementAgreed: false }, ['user']],
  [{ privacyPolicyAgreed: false }, ['privacy']],
  [{ userAgreementAgreed: false, privacyPolicyAgreed: false }, ['user', 'privacy']],
] as const)('asks a member who owes %j for these documents', async (owes, documents) => {
  follow()
  await setMember(owes)
  expect(open.mock.calls).toEqual([['agreement', { documents }]])
})

it('opens once, even if other fields of the member change', async () => {
  follow()
  await setMember({ userAgreementAgreed: false })
  await setMember({ userAgreementAgreed: false, credit1: 500 })
  expect(open).toHaveBeenCalledTimes(1)
})

it('opens again if the server requires consent to a document again', async () => {
  follow()
  await setMember({ userAgreementAgreed: false })
  await setMember({})
  await setMember({ userAgreementAgreed: false })
  expect(open).toHaveBeenCalledTimes(2)
})

it('closes when the session ends', async () => {
  follow()
  await setMember({ userAgreementAgreed: false })
  expect(close).not.toHaveBeenCalled()
  await act(async () => session.clear())
  expect(close).toHaveBeenCalledTimes(1)
})

it('waits for the site config with the URLs of the documents', async () => {
  const { learnConfig } = follow({ config: undefined })
  await setMember({ userAgreementAgreed: false })
  expect(open).not.toHaveBeenCalled()
  learnConfig()
  expect(open).toHaveBeenCalledTimes(1)
})
