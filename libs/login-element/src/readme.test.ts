import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { transformWithOxc } from 'vite'
import { expect, test, vi } from 'vitest'
import { authErrorFrom, type AuthBackend } from './port'

const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8')

/** The backend of the chapter “Your own API”, over a `fetch` of the test. */
async function backendOver(fetch: typeof globalThis.fetch): Promise<AuthBackend> {
  const [, sample = ''] = /### Your own API\n[^]*?```ts\n([^]*?)```/.exec(readme) ?? []
  const { code } = await transformWithOxc(
    sample.replace(/^import .*$/gm, '').replace('export ', ''),
    'sample.ts',
  )
  return new Function('fetch', 'authErrorFrom', `${code}; return backend`)(fetch, authErrorFrom)
}

const input = { mobile: '13800138000', password: 'secret-password' }
const never = new AbortController().signal

test('the backend of the README sends JSON with its content type', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json({ token: 'a-token' }))
  const backend = await backendOver(fetch)
  expect(await backend.loginWithPassword?.(input, never)).toEqual({ token: 'a-token' })
  const request = new Request('https://school.example', fetch.mock.lastCall?.[1])
  expect(request.headers.get('content-type')).toBe('application/json')
  expect(await request.json()).toEqual(input)
})

test('the backend of the README rejects with the message of the server', async () => {
  const message = '账号已被锁定'
  const backend = await backendOver(async () => Response.json({ message }, { status: 403 }))
  const refused = backend.loginWithPassword?.(input, never)
  await expect(refused).rejects.toMatchObject({ kind: 'business', message })
})
