import { fetchCaptchaImage } from '@shuyuan/api'
import { onlineManager } from '@tanstack/react-query'
import { afterEach, expect, it } from 'vitest'
import { readEnv } from './env'
import { keptHeader } from './browser/kept-caches'
import { createServices } from './services'

afterEach(() => onlineManager.setOnline(true))

it.each([
  ['a reply of the server', {}, true],
  ['a kept reply', { [keptHeader]: '' }, false],
])('%s proves that there is a network: %s', async (_, headers, isOnline) => {
  onlineManager.setOnline(false)
  const reply = () =>
    Promise.resolve(
      Response.json({ code: 0, data: { img: 'data:image/png;base64,', key: 'k' } }, { headers }),
    )
  const { api } = createServices(readEnv({ apiBaseUrl: 'https://api.example' }, {}), {
    fetch: reply,
  })
  await fetchCaptchaImage(api)
  expect(onlineManager.isOnline()).toBe(isOnline)
})
