import { describe, expect, test } from 'vitest'
import { createFakeBackend } from './create-fake-backend'
import { onNetwork } from './on-network'

const backend = createFakeBackend()
const login = { mobile: '13800000001', password: 'shuyuan123' }

describe('the network of the toolbar', () => {
  test('does not change the backend by default', () => {
    expect(onNetwork(backend, { latency: '0', failure: 'none' })).toBe(backend)
  })

  test('delays responses', async () => {
    const { signal } = new AbortController()
    const late = onNetwork(backend, { latency: '1' })
    expect(await late.loginWithPassword(login, signal)).toEqual({ token: 'fake-token' })
  })

  test('rejects an aborted call that never responds', async () => {
    const controller = new AbortController()
    const call = onNetwork(backend, { latency: 'never' }).loginWithPassword(
      login,
      controller.signal,
    )
    controller.abort()
    await expect(call).rejects.toThrow('aborted')
  })

  test('fails each call but not the QQ URL', async () => {
    const { signal } = new AbortController()
    const offline = onNetwork(backend, { latency: '0', failure: 'offline' })
    await expect(offline.loginWithPassword(login, signal)).rejects.toMatchObject({
      kind: 'offline',
    })
    expect(offline.qqLoginUrl()).toBe('https://login.example/qq')
  })
})
