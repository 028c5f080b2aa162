import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { startFakeServer } from '../../../testing/fake-server.fixture'
import { renderInSite } from '../../../testing/render-in-site.fixture'
import { useStep } from './step-page'

function Step() {
  const { target, finish } = useStep('bind-mobile')
  return (
    <>
      <a href={target}>continue</a>
      <button onClick={() => void finish()}>finish</button>
    </>
  )
}

it.each([
  ['//evil.example', '/'],
  ['/%2fevil.example', '/'],
  ['/vip?from=x', '/vip?from=x'],
])('a step with the redirect target %s leads to %s', async (redirect, lands) => {
  startFakeServer()
  const path = `/bind-mobile?${new URLSearchParams({ redirect })}`
  const { router } = renderInSite(<Step />, {}, path)
  const link = await screen.findByRole('link', { name: 'continue' })
  expect(link.getAttribute('href')).toBe(lands)
  await userEvent.click(screen.getByRole('button', { name: 'finish' }))
  await waitFor(() => expect(router.history.location.href).toBe(lands))
})
