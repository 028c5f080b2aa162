import { afterEach, describe, expect, it, test, vi } from 'vitest'
import { failureOf, fakeServer } from '../../test-support/fake-server'
import { fetchMember } from '../calls/member'
import { createApiClient } from '../client/create-api-client'
import { isApiError } from '../error/api-error'
import { readCourses } from '../normalize/course/course-summary'
import { readCourseDetail } from '../normalize/course/course-detail'
import type { Reader } from './reader'

afterEach(() => vi.unstubAllEnvs())

/** Returns the cause of a malformed reply. */
function causeOf(read: Reader<unknown>, data: unknown): unknown {
  try {
    return read(data, '')
  } catch (error) {
    return isApiError(error) && error.kind === 'malformed' ? error.cause : error
  }
}

const messageOf = (read: Reader<unknown>, data: unknown) => {
  const cause = causeOf(read, data)
  return cause instanceof Error ? cause.message : cause
}

async function replyCause(reply: unknown): Promise<unknown> {
  const { fetch } = fakeServer(() => Response.json(reply))
  const error = await failureOf(fetchMember(createApiClient({ baseUrl: 'https://host', fetch })))
  return isApiError(error) && error.cause
}

describe('the cause of a malformed reply', () => {
  test.each([
    ['no data', undefined, 'data: Invalid input: Expected object but received undefined'],
    ['no course', {}, 'data.course: Invalid key: Expected "course" but received undefined'],
    [
      'two wrong fields',
      { course: { id: 1.5, title: {} }, chapters: [], videos: [] },
      'data.course.id: Invalid input: Expected integer but received 1.5\n' +
        'data.course.title: Invalid input: Expected string but received Object',
    ],
  ])('names the field and the expected type: %s', (_, data, message) => {
    expect(messageOf(readCourseDetail, data)).toContain(message)
  })

  test.each([
    [{ data: [{ id: 5 }], total: 1 }, 'data.data.0.title: Invalid key: Expected "title"'],
    [{ data: [7], total: 1 }, 'data.data.0: Invalid input: Expected object but received 7'],
    [{ data: 'x', total: 1 }, 'data.data: Invalid input: Expected list but received "x"'],
  ])('names what is wrong with the first row of a list: %j', (data, message) => {
    expect(messageOf(readCourses, data)).toContain(message)
  })

  it('names a missing code, and includes the reply', async () => {
    expect(await replyCause({ message: '' })).toMatchObject({
      message: 'code: Invalid input: Expected number but received undefined',
      cause: { message: '' },
    })
  })

  it('lists the issues without messages in production', async () => {
    vi.stubEnv('NODE_ENV', 'production')
    expect(causeOf(readCourses, { data: [{ id: 5 }], total: 1 })).toMatchObject([
      { message: 'Invalid input: Received Array' },
    ])
    expect(await replyCause({ message: '' })).toEqual({ message: '' })
  })
})
