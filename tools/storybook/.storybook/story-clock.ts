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
