import { afterEach, describe, expect, it, vi } from 'vitest'
import { generatedRuns, sampleOf } from './sample'

const runExhaustively = (value: string | undefined) => vi.stubEnv('SHUYUAN_EXHAUSTIVE', value)

afterEach(() => vi.unstubAllEnvs())

describe('an exhaustive run', () => {
  it('runs all cases', () => {
    runExhaustively('true')
    expect(sampleOf(['a', 'b', 'c'], ['b'])).toEqual(['a', 'b', 'c'])
  })

  it('generates all values, with a new seed each time', () => {
    runExhaustively('true')
    expect(generatedRuns({ all: 1000, sample: 10 })).toEqual({ numRuns: 1000 })
  })
})

describe.each([undefined, '', 'false', '1'])('a run with SHUYUAN_EXHAUSTIVE=%s', (value) => {
  it('runs the sample', () => {
    runExhaustively(value)
    expect(sampleOf(['a', 'b', 'c'], ['b'])).toEqual(['b'])
  })

  it('generates the same few values each time', () => {
    runExhaustively(value)
    expect(generatedRuns({ all: 1000, sample: 10 })).toEqual({ numRuns: 10, seed: 1 })
  })
})

describe('a sample', () => {
  it.each(['true', undefined])('contains only known cases, in any run (%s)', (value) => {
    runExhaustively(value)
    expect(() => sampleOf(['a', 'b'], ['a', 'c'])).toThrow('"c"')
  })

  it('is not empty', () => {
    expect(() => sampleOf(['a', 'b'], [])).toThrow('empty')
  })
})
