import { describe, expect, it } from 'vitest'
import { readArguments } from './arguments'

const url = 'https://api.example.com'

describe('the command line', () => {
  it('needs a URL', () => {
    expect(() => readArguments([], {})).toThrow('--url')
    expect(() => readArguments(['--url', 'api.example.com'], {})).toThrow('Not a URL')
    expect(readArguments(['--url', url], {})).toEqual({ url, json: false })
  })

  it('accepts a token, also from the environment', () => {
    expect(readArguments(['--url', url, '--token', 'a'], { SHUYUAN_TOKEN: 'b' }).token).toBe('a')
    expect(readArguments(['--url', url], { SHUYUAN_TOKEN: 'b' }).token).toBe('b')
  })

  it('rejects unknown options', () => {
    expect(() => readArguments(['--url', url, '--fast'], {})).toThrow('--fast')
  })
})
