import type { BrowserContextOptions } from 'playwright'
import * as v from 'valibot'

/** Browser storage of a signed-in learner. */
export type LearnerStorage = Exclude<BrowserContextOptions['storageState'], string | undefined>

const memberSchema = v.object({ token: v.string() })

/** Lesson of course 4. */
const lessonId = 404

/** Creates a learner who has bought the course that the benchmarks open, and has opened one of its lessons. */
export async function newLearner(
  api: { url: string },
  site: { url: string },
): Promise<LearnerStorage> {
  const response = await fetch(`${api.url}/__sandbox/members`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ courses: [4] }),
  })
  const { token } = v.parse(memberSchema, await response.json())
  // The API adds the course of an opened lesson to the learned courses.
  await fetch(`${api.url}/api/v2/video/${lessonId}`, {
    headers: { Authorization: `Bearer ${token}` },
  })
  const localStorage = [{ name: 'shuyuan-user-token', value: token }]
  return { cookies: [], origins: [{ origin: site.url, localStorage }] }
}
