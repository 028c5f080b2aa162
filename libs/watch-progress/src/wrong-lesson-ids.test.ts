import { expect, test, vi } from 'vitest'
import { createWorld } from '../test/progress-world'

/** An id as a host without type checks passes it. */
function untyped(json: string): number {
  return JSON.parse(json)
}

test('a string as lesson id is logged once', () => {
  const reported = vi.spyOn(console, 'error').mockReturnValue()
  const tab = createWorld().openTab('7')
  tab.report(untyped('"lesson-x"'), 5)
  tab.note(untyped('"lesson-x"'), 6)
  tab.note(401, 6)
  expect(reported).toHaveBeenCalledExactlyOnceWith(
    expect.stringContaining('the lesson id "lesson-x" is not a number'),
  )
})
