// React component for relative times that update themselves.

export { TimeAgo } from './time-ago/time-ago'

export type { TimeAgoProps } from './time-ago/time-ago'
