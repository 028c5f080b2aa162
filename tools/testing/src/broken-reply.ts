import fc from 'fast-check'

/** Returns the path of every value in a JSON value. */
function pathsIn(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [path]
  return [path, ...Object.entries(value).flatMap(([key, part]) => pathsIn(part, [...path, key]))]
}

/** Copies a JSON value with one value replaced; `undefined` removes it. */
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

/** Values that the API or a broken server may send instead of others. */
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

/** Generates a real reply with up to three odd values, or any JSON. */
export const brokenReply = (reply: unknown): fc.Arbitrary<unknown> =>
  fc.oneof(
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
    {
      weight: 4,
      arbitrary: fc.array(fc.tuple(fc.nat(), oddPart), { maxLength: 3 }).map((changes) =>
        changes.reduce((value, [choice, part]) => {
          const paths = pathsIn(value)
          return withPart(value, paths[choice % paths.length] ?? [], part)
        }, reply),
      ),
    },
  )
