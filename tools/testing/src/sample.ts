/** Seed of sampled runs, so that every run of a revision generates the same values. */
const seed = 1

/**
 * Whether tests run all their cases (`SHUYUAN_EXHAUSTIVE=true`). Otherwise slow tests run a fixed
 * sample. Independent of the DOM, so that unit tests and browser tests share it.
 */
export function isExhaustive(): boolean {
  return process.env.SHUYUAN_EXHAUSTIVE === 'true'
}

/**
 * Returns all cases in an exhaustive run, and the sample otherwise.
 *
 * @throws Error if the sample is empty or contains an unknown case
 */
export function sampleOf<Case>(all: readonly Case[], sample: readonly Case[]): readonly Case[] {
  if (sample.length === 0) throw new Error('the sample is empty')
  for (const picked of sample) {
    if (!all.includes(picked)) throw new Error(`not one of all cases: ${JSON.stringify(picked)}`)
  }
  return isExhaustive() ? all : sample
}

/**
 * Number of values that fast-check generates: `all` with a new seed each time in an exhaustive run,
 * otherwise `sample` with a fixed seed.
 *
 * @example
 * fc.assert(property, generatedRuns({ all: 1000, sample: 100 }))
 */
export function generatedRuns({ all, sample }: { all: number; sample: number }): {
  numRuns: number
  seed?: number
} {
  return isExhaustive() ? { numRuns: all } : { numRuns: sample, seed }
}
