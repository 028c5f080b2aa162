function changedNames(before, now) {
  const names = new Set()
  for (const entry of new Set([...Object.keys(before), ...Object.keys(now)])) {
    const old = before[entry]?.exported ?? {}
    const current = now[entry]?.exported ?? {}
    for (const name of new Set([...Object.keys(old), ...Object.keys(current)])) {
      if (old[name] !== current[name]) names.add(name)
    }
  }
  return [...names].sort()
}

/** The words in `code` of a text. */
function wordsInCode(text) {
  return [...text.matchAll(/`([^`]+)`/g)].flatMap(([, code]) => code.match(/[\w$]+/g) ?? [])
}

function problemsOf(name, before, now, changesets) {
  const own = changesets.filter(({ releases }) => releases[name] !== undefined)
  if (before === undefined) return own.length > 0 ? [] : ['is new']
  if (before.version !== now.version) {
    return [
      `has version ${now.version}, but ${before.version} was released; npm run release does that`,
    ]
  }
  const named = new Set(
    own
      .filter(({ releases }) => releases[name] !== 'patch')
      .flatMap(({ text }) => wordsInCode(text)),
  )
  const unnamed = changedNames(before.api, now.api).filter((changed) => !named.has(changed))
  if (unnamed.length > 0) {
    const list = unnamed.map((changed) => `\`${changed}\``).join(', ')
    return [`has another API, and no minor or major changeset names ${list}`]
  }
  const isSame =
    before.source === now.source && JSON.stringify(before.api) === JSON.stringify(now.api)
  return isSame || own.length > 0 ? [] : ['has other published sources']
}

/**
 * Which libraries differ from what was released last without a changeset that says so.
 *
 * An exported name that is new, gone or changed has to be named, in backticks, by a pending changeset
 * of the library that is not a patch. Any other change of what is published needs some changeset.
 *
 * @param {Record<string, object>} released what `publishedState` said at the last release
 * @param {Record<string, object>} state what it says now
 * @param {{ releases: Record<string, string>, text: string }[]} changesets
 * @returns {string[]} one sentence per problem
 */
export function missingChangesets(released, state, changesets) {
  return Object.entries(state).flatMap(([name, now]) =>
    problemsOf(name, released[name], now, changesets).map(
      (problem) => `${name} ${problem}; add one with npx changeset`,
    ),
  )
}
