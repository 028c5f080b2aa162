/**
 * A point in time as an ISO 8601 string in UTC, such as `2025-03-01T04:05:06.000Z`. Both date
 * formats of the API (UTC+8 without a zone, UTC with six fraction digits) are converted to this
 * one.
 */
export type Instant = string
