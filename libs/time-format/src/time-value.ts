/**
 * A point in time as servers and programs write it:
 *
 * | shape | meaning |
 * |---|---|
 * | `YYYY-MM-DD HH:mm:ss`, `YYYY-MM-DD`, no zone | wall clock in UTC+8, or in `defaultOffset` |
 * | `YYYY-MM-DDTHH:mm:ss.ffffffZ`, or with an offset `±hh`, `±hhmm`, `±hh:mm` (ISO 8601, RFC 3339);
 * hyphens, colons, seconds and fraction are optional | the zone it names |
 * | `YYYY-MM-DDTHH:mm:ss+01:00[Europe/Berlin]` (RFC 9557) | its offset |
 * | `Sat, 01 Mar 2025 04:05:06 GMT`, or with an offset `±hhmm`, as in mails and HTTP headers (RFC
 * 2822) | the zone it names |
 * | number | **seconds** since 1970 UTC, fractions down to 1 ms; milliseconds with `unit: 'ms'` |
 * | `Date` | itself |
 * | `null`, `undefined` | no time |
 */
export type TimeValue = string | number | Date | null | undefined

/** How to read numbers, and texts without a zone. */
export interface ParseOptions {
  /**
   * Unit of numbers, counted from 1970 UTC.
   * @default 's'
   */
  unit?: 's' | 'ms'
  /**
   * Zone of texts that name none: `Z`, `±hh`, `±hhmm` or `±hh:mm`. With any other value, such texts
   * are invalid.
   * @default '+08:00'
   */
  defaultOffset?: string
}
