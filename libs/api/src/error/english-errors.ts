import type { ErrorSentences } from './error-kinds'

/** English texts for {@link describeError}. */
export const englishErrors: ErrorSentences = {
  business: 'That did not work. Please try again later.',
  unauthorized: 'Please sign in again.',
  forbidden: 'You do not have permission to do this.',
  'not-found': 'This does not exist.',
  'bad-request': 'Something in your input is not right. Please check it and try again.',
  conflict: 'This has changed in the meantime. Please try again later.',
  invalid: 'Something in your input is not right. Please check it and try again.',
  'too-large': 'This file is too large. Please choose a smaller one.',
  timeout: 'The server takes too long to answer. Please try again later.',
  offline: 'The server cannot be reached. Please check your network and try again.',
  'rate-limited': 'Too many requests. Please try again in a minute.',
  server: 'The server cannot answer right now. Please try again later.',
  malformed: 'The server answered with something unexpected. Please try again later.',
  aborted: 'The request was canceled.',
  unknown: 'Something went wrong. Please try again later.',
}
