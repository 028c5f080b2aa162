/**
 * A point in time as an ISO 8601 string in UTC, e.g. `2025-03-01T04:05:06.000Z`.
 * Both date styles of the wire (zone-less UTC+8 and UTC with six fraction digits) become this one.
 */
export type Instant = string
