// Formats dates and durations for people. Independent of React, the network and storage.

export { daysUntil } from './days-until'
export { formatDateTime } from './format-date-time'
export { formatDuration, formatSpokenDuration } from './format-duration'
export { formatRelative } from './format-relative'
export { parseTime } from './parse-time'

export type { DaysUntilOptions } from './days-until'
export type { SpokenDurationOptions } from './format-duration'
export type { ZoneOptions } from './format-date-time'
export type { RelativeOptions } from './format-relative'
export type { ParseOptions, TimeValue } from './time-value'
