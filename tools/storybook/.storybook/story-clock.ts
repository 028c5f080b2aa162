import { expect } from 'storybook/test'

// All stories start at the same time, so that deadlines, ages and days left are the same on every day. The clock runs,
// because countdowns do.
const start = Date.parse('2026-03-02T10:00:00+08:00')

const { now } = Date
const offset = start - now()
Date.now = () => now() + offset

globalThis.Date = new Proxy(Date, {
  construct: (target, given, newTarget): Date =>
    Reflect.construct(target, given.length === 0 ? [Date.now()] : given, newTarget),
})

/** A countdown of 100 hours or more, or more than 9,999 days left. */
const impossible = /\d{3,}:\d\d:\d\d|还剩 \d{5,} 天/

/** Fails if the story shows a time that no learner can see. */
export async function expectPossibleTimes(): Promise<void> {
  await expect(document.body.innerText).not.toMatch(impossible)
}
