import { readContract } from '@shuyuan/contract'
import { describe, expect, it } from 'vitest'
import { leftAlone, readingCalls } from './reading-calls'

const { operations } = readContract()

describe('the calls of a check', () => {
  it('cover every read operation except those excluded for a reason', () => {
    const called = readingCalls(true).map(({ operation }) => operation)
    const read = operations.filter(({ method }) => method === 'GET').map(({ id }) => id)
    expect([...called, ...leftAlone.keys()].toSorted()).toEqual(read.toSorted())
  })

  it('only read', () => {
    const methods = new Map(operations.map(({ id, method }) => [id, method]))
    for (const { operation } of readingCalls(true)) expect(methods.get(operation)).toBe('GET')
  })

  it('exclude personal operations without a token', () => {
    const guarded = new Set(
      operations.filter(({ access }) => access.startsWith('token')).map(({ id }) => id),
    )
    expect(readingCalls(false).filter(({ operation }) => guarded.has(operation))).toEqual([])
  })
})
