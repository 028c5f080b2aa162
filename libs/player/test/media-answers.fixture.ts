import { vi } from 'vitest'
import type { StreamSource } from '../src/rules/player-source'

export const hls: StreamSource = {
  kind: 'stream',
  url: 'https://v.example/a.m3u8',
  format: 'm3u8',
  label: '720',
  height: 720,
}

/** Responds to every request with this text. */
export function answer(text: string, status = 200) {
  const reply = () => Promise.resolve(new Response(text, { status }))
  return vi.spyOn(globalThis, 'fetch').mockImplementation(reply)
}

/** Simulates a server without CORS headers, of which only the reachability is known. */
export function withoutCors(answers: boolean) {
  vi.spyOn(globalThis, 'fetch').mockImplementation((_url, options) =>
    answers && options?.mode === 'no-cors'
      ? Promise.resolve(new Response())
      : Promise.reject(new TypeError('Failed to fetch')),
  )
}
