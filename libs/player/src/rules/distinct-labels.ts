/** Makes labels unique. An empty label becomes its number, and a repeated label gets its number appended. */
export function distinctLabels(labels: readonly string[]): string[] {
  return labels.map((label, index) => {
    if (label === '') return String(index + 1)
    return labels.indexOf(label) === index ? label : `${label} ${index + 1}`
  })
}
