/** Labels that can be told apart: an empty one is its number, a repeated one gets it. */
export function distinctLabels(labels: readonly string[]): string[] {
  return labels.map((label, index) => {
    if (label === '') return String(index + 1)
    return labels.indexOf(label) === index ? label : `${label} ${index + 1}`
  })
}
