// A relative time and a countdown that update themselves, with one timer for the page.

export { TimeAgo } from './time-ago/time-ago'
export { useSecondsLeft } from './use-seconds-left'

export type { TimeAgoProps } from './time-ago/time-ago'
