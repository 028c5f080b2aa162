import type { ContentComment } from '../../src/content-shape'
import { learningComments } from './learning'
import { programmingComments } from './programming'
import { readingComments } from './reading'

/** Comments below courses and lessons, in the order they were written. */
export const comments: ContentComment[] = [
  ...programmingComments,
  ...learningComments,
  ...readingComments,
].sort((left, right) => left.createdAt.localeCompare(right.createdAt))
