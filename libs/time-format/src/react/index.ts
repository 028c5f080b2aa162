// The React side of time-format: a time that keeps itself current.

export { TimeAgo } from './time-ago/time-ago'

export type { TimeAgoProps } from './time-ago/time-ago'
