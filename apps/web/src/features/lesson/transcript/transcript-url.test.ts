import { expect, it } from 'vitest'
import { transcriptUrl } from './transcript-url'

const ids = { course: { id: 4 }, lesson: { id: 403 } }

it.each([
  ['/captions/{courseId}/{lessonId}.vtt', '/', '/captions/4/403.vtt'],
  ['https://cdn.example/{lessonId}/{lessonId}.vtt', '/', 'https://cdn.example/403/403.vtt'],
  ['{apiBaseUrl}/vtt/{lessonId}', 'https://api.example/', 'https://api.example/vtt/403'],
  ['{apiBaseUrl}/vtt/{lessonId}', '/', '/vtt/403'],
])('%s with the API at %s is %s', (transcriptFor, apiBaseUrl, url) => {
  expect(transcriptUrl({ transcriptFor, apiBaseUrl }, ids)).toBe(url)
})

it('is null without a template', () => {
  expect(transcriptUrl({ apiBaseUrl: '/' }, ids)).toBeNull()
})
