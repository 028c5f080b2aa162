import { render, screen } from '@testing-library/react'
import { afterAll, expect, test, vi } from 'vitest'
import { AccountArea } from './account-area'

// Test files share modules: reset them for this file's mocks, and again for the next file.
vi.hoisted(() => vi.resetModules())
afterAll(() => vi.resetModules())

vi.mock('./account-menu', () => {
  throw new Error('offline')
})

test('without the code of the menu, the name links to the user center', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  render(
    <AccountArea
      account={{
        kind: 'member',
        name: '李晓明',
        avatar: null,
        hasUnread: false,
        memberHref: '/member',
        messagesHref: '/member/messages',
        onSignOut: () => undefined,
      }}
    />,
  )
  const link = await screen.findByRole('link', { name: '李晓明' })
  expect(link.getAttribute('href')).toBe('/member')
})
