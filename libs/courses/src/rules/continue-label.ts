import type { courseMessages } from '../messages'
import type { ContinueTarget } from './lesson-order'
import type { CourseProgress } from './percent-watched'

/** Returns the text of the link to the lesson to continue with. */
export function continueLabel(
  { isStarted }: ContinueTarget,
  { completed, total }: CourseProgress,
  messages: Pick<typeof courseMessages, 'start' | 'continue' | 'learnAgain'>,
): string {
  if (completed === total) return messages.learnAgain
  return isStarted ? messages.continue : messages.start
}
