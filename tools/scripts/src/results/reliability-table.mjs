const divider = ' × '

/** Returns the two parts of a cell's title, or null for other tests. */
function partsOf(title) {
  const [operation, fault] = title.split(divider)
  return fault === undefined ? null : { operation, fault }
}

function table(head, rows) {
  const line = (cells) => `| ${cells.join(' | ')} |`
  return [
    line(head),
    line(head.map((_, column) => (column === 0 ? '---' : '--:'))),
    ...rows.map(line),
  ]
}

/**
 * Adds the results of earlier runs for cells that the latest run skipped.
 *
 * @param {{ title: string, ok: boolean }[]} earlier
 * @param {{ title: string, ok: boolean }[]} latest
 */
export function mergedResults(earlier, latest) {
  const again = new Set(latest.map(({ title }) => title))
  const kept = earlier.filter(({ title }) => !again.has(title))
  return [...kept, ...latest].map(({ title, ok }) => ({ title, ok }))
}

/**
 * Formats the failure matrix as Markdown: the number of passed cells per fault and operation, and the open cells.
 *
 * @param {string[]} all titles of all cells, as `operation × fault`
 * @param {{ title: string, ok: boolean }[]} results of the cells that ran
 */
export function reliabilityTable(all, results) {
  const cells = all.flatMap((title) => {
    const parts = partsOf(title)
    const own = results.filter((one) => one.title === title)
    // A cell that ran several times passed if every run passed.
    const ok = own.length > 0 && own.every((one) => one.ok)
    return parts === null ? [] : [{ title, ...parts, isRun: own.length > 0, ok }]
  })
  const run = cells.filter(({ isRun }) => isRun)
  const rowsBy = (key) =>
    [...new Set(run.map((cell) => cell[key]))].map((name) => {
      const own = cells.filter((cell) => cell[key] === name)
      return [
        name,
        own.filter(({ ok }) => ok).length,
        own.filter(({ isRun }) => isRun).length,
        own.length,
      ]
    })
  const passed = run.filter(({ ok }) => ok).length
  const open = run.filter(({ ok }) => !ok)
  return [
    `${passed} of the ${run.length} cells that were run passed; the matrix has ${cells.length}.`,
    '',
    ...(open.length === 0
      ? ['No cell that was run is open.']
      : open.map(({ title }) => `- open: ${title}`)),
    '',
    ...table(['Fault', 'Passed', 'Run', 'Cells'], rowsBy('fault')),
    '',
    ...table(['Operation', 'Passed', 'Run', 'Cells'], rowsBy('operation')),
  ].join('\n')
}
