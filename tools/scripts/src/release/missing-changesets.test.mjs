import { describe, expect, it } from 'vitest'
import { missingChangesets } from './missing-changesets.mjs'

function state({ version = '1.2.0', source = 'a', button = 'b', rest = 'r', more = {} } = {}) {
  const exported = { Button: button, ...more }
  return { '@shuyuan/ui': { version, source, api: { index: { exported, rest } } } }
}

function changeset(kind, text, name = '@shuyuan/ui') {
  return { id: 'a-change', releases: { [name]: kind }, text }
}

describe('missingChangesets', () => {
  it('asks for none when nothing that is published changed', () => {
    expect(missingChangesets(state(), state(), [])).toEqual([])
  })

  it.each([
    ['changed', state({ button: 'c' }), 'Button'],
    ['new', state({ more: { Card: 'd' } }), 'Card'],
  ])('fails when an exported name is %s and no changeset is there', (_, now, name) => {
    const [problem] = missingChangesets(state(), now, [])
    expect(problem).toContain('@shuyuan/ui has another API')
    expect(problem).toContain(`\`${name}\``)
  })

  it('fails when an exported name or a whole entry is gone', () => {
    const before = state({ more: { Card: 'd' } })
    expect(missingChangesets(before, state(), [])).toHaveLength(1)
    before['@shuyuan/ui'].api.react = { exported: { useThing: 'e' }, rest: '' }
    expect(missingChangesets(before, state(), [])[0]).toMatch(/`Card`, `useThing`/)
  })

  it('is content with a minor changeset that names what changed', () => {
    const naming = [changeset('minor', '`Button` takes a `size`.')]
    expect(missingChangesets(state(), state({ button: 'c' }), naming)).toEqual([])
  })

  it('is not content with one that tells of another change, is a patch, or of another library', () => {
    const now = state({ button: 'c' })
    const others = [
      changeset('minor', '`Card` is round. The Button is not.'),
      changeset('patch', '`Button` takes a `size`.'),
      changeset('minor', '`Button` takes a `size`.', '@shuyuan/layout'),
    ]
    expect(missingChangesets(state(), now, others)).toHaveLength(1)
  })

  it.each([
    ['sources', state({ source: 'z' })],
    ['the types that signatures are made of', state({ rest: 'z' })],
  ])('wants any changeset for other %s', (_, now) => {
    expect(missingChangesets(state(), now, [])).toHaveLength(1)
    expect(missingChangesets(state(), now, [changeset('patch', 'Less work.')])).toEqual([])
  })

  it('wants one for a new library', () => {
    expect(missingChangesets({}, state(), [])).toEqual([expect.stringContaining('is new')])
    expect(missingChangesets({}, state(), [changeset('minor', 'First version.')])).toEqual([])
  })

  it('fails when a version was changed by hand', () => {
    expect(missingChangesets(state(), state({ version: '1.3.0' }), [])).toEqual([
      expect.stringContaining('version 1.3.0, but 1.2.0 was released'),
    ])
  })
})
