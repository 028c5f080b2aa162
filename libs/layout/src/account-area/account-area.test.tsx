import { render, screen } from '@testing-library/react'
import { afterAll, expect, test, vi } from 'vitest'
import { AccountArea } from './account-area'

// Test files share their modules: here those with mocks, after this file those without.
vi.hoisted(() => vi.resetModules())
afterAll(() => vi.resetModules())

vi.mock('./account-menu', () => {
  throw new Error('offline')
})

test('without the code of the menu, the name still leads to the user center', async () => {
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
  const way = await screen.findByRole('link', { name: '李晓明' })
  expect(way.getAttribute('href')).toBe('/member')
})
