import fc from 'fast-check'

/** Every place in a JSON value, as the keys that lead there. */
function placesIn(value: unknown, way: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [way]
  return [way, ...Object.entries(value).flatMap(([key, part]) => placesIn(part, [...way, key]))]
}

/** A copy of a JSON value with another value in one place; `undefined` takes the place away. */
function withPart(value: unknown, [key, ...rest]: string[], part: unknown): unknown {
  if (key === undefined) return part
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([name, old]) =>
    name === key ? [name, withPart(old, rest, part)] : [name, old],
  )
  return Array.isArray(value) ? entries.map(([, item]) => item) : Object.fromEntries(entries)
}

function nested(depth: number): unknown {
  let value: unknown = 'deep'
  for (let level = 0; level < depth; level += 1) value = { children: [value] }
  return value
}

/** What the wire and a broken server put in the place of something else. */
export const oddPart: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(
    undefined,
    null,
    [],
    {},
    '',
    '0',
    0,
    -1,
    1,
    true,
    false,
    [[]],
    'x',
    1e308,
    -0.5,
    '2025-99-99 99:99:99',
    '长'.repeat(50_000),
    '<b>'.repeat(2_000),
    'half a character: \ud83d',
    '\udc00\u0000\u202e',
    nested(200),
  ),
  fc.jsonValue({ maxDepth: 3 }),
)

/** A real reply with up to three odd parts, or any JSON at all. */
export const brokenReply = (reply: unknown): fc.Arbitrary<unknown> =>
  fc.oneof(
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
    {
      weight: 4,
      arbitrary: fc.array(fc.tuple(fc.nat(), oddPart), { maxLength: 3 }).map((changes) =>
        changes.reduce((value, [choice, part]) => {
          const places = placesIn(value)
          return withPart(value, places[choice % places.length] ?? [], part)
        }, reply),
      ),
    },
  )
