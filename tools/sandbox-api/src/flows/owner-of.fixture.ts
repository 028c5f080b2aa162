import type { TestSandbox } from '../testing/test-sandbox'
import { textIn } from '../testing/test-sandbox'

/** Creates a learner who owns the courses, and returns their token. */
export async function ownerOf(server: TestSandbox, courses: number[]): Promise<string> {
  const response = await server.request('POST', '/__sandbox/members', { body: { courses } })
  return textIn(await response.json(), 'token')
}
