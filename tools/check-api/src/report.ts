import type { Finding } from './finding'

const marks = { ok: '✓', warning: '!', failure: '✗', skipped: '–' }

/** Formats the findings as a table for people. */
export function tableOf(findings: readonly Finding[]): string {
  const width = Math.max(...findings.map(({ subject }) => subject.length))
  const rows = findings.flatMap(({ subject, result, detail, consequence }) => {
    const row = `${marks[result]} ${subject.padEnd(width)}  ${detail}`
    return consequence === undefined ? [row] : [row, `${' '.repeat(width + 4)}→ ${consequence}`]
  })
  return [...rows, '', summaryOf(findings)].join('\n')
}

/** Formats the findings as JSON for programs. */
export function jsonOf(findings: readonly Finding[]): string {
  return JSON.stringify({ passes: passes(findings), findings }, null, 2)
}

/** Whether the site works despite the findings. */
export function passes(findings: readonly Finding[]): boolean {
  return findings.every(({ result }) => result !== 'failure')
}

function summaryOf(findings: readonly Finding[]): string {
  const count = (result: Finding['result']) =>
    findings.filter((finding) => finding.result === result).length
  return `${count('ok')} fit, ${count('failure')} do not, ${count('warning')} warnings, ${count('skipped')} not checked`
}
