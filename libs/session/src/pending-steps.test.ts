import { subscribe } from 'valtio/vanilla'
import { describe, expect, it } from 'vitest'
import { allRequired, noneRequired } from './required-steps.fixture'
import { sampleMember } from './sample-member.fixture'
import { createSession } from './session'

describe('pending steps', () => {
  it.each([
    [true, true, allRequired, null],
    [false, true, allRequired, 'bind-mobile'],
    [true, false, allRequired, 'face-check'],
    [false, false, allRequired, 'bind-mobile'],
    [false, false, noneRequired, null],
    [false, false, { forcesMobileBinding: false, forcesFaceCheck: true }, 'face-check'],
  ])('of a learner with mobile %o and face %o under %o is %s', (bound, verified, config, step) => {
    const session = createSession()
    session.signIn('t1')
    session.setMember({ ...sampleMember, isMobileBound: bound, isFaceVerified: verified }, config)
    expect(session.pendingStep()).toBe(step)
  })

  it('store both markers as ok and remove them once nothing is required', () => {
    const session = createSession()
    session.signIn('t1')
    session.setMember({ ...sampleMember, isMobileBound: false, isFaceVerified: false }, allRequired)
    expect(localStorage.getItem('shuyuan-bind-mobile')).toBe('ok')
    expect(localStorage.getItem('shuyuan-face-check')).toBe('ok')
    session.clearPendingStep('bind-mobile')
    expect(session.pendingStep()).toBe('face-check')
    session.setMember(sampleMember, allRequired)
    expect(localStorage.getItem('shuyuan-bind-mobile')).toBeNull()
    expect(localStorage.getItem('shuyuan-face-check')).toBeNull()
  })

  it('are stored before the state changes', () => {
    const session = createSession()
    session.signIn('t1')
    const seen: unknown[] = []
    subscribe(session.state, () => seen.push(session.pendingStep()), true)
    session.setMember({ ...sampleMember, isMobileBound: false }, allRequired)
    expect(seen.length).toBeGreaterThan(0)
    expect(new Set(seen)).toEqual(new Set(['bind-mobile']))
  })
})

describe('unknown settings', () => {
  const unboundMember = { ...sampleMember, isMobileBound: false }

  it('keep stored steps pending', () => {
    const session = createSession()
    session.signIn('a')
    session.setPendingStep('bind-mobile')
    session.setMember(unboundMember, null)
    expect(session.state.isSignedIn).toBe(true)
    expect(session.pendingStep()).toBe('bind-mobile')
  })

  it('are applied once they are known', () => {
    const session = createSession()
    session.signIn('a')
    session.setMember(unboundMember, null)
    expect(session.pendingStep()).toBeNull()
    session.setRequiredStepsConfig(allRequired)
    expect(session.pendingStep()).toBe('bind-mobile')
    session.setRequiredStepsConfig(noneRequired)
    expect(session.pendingStep()).toBeNull()
  })

  it('require nothing from a visitor', () => {
    const session = createSession()
    session.setRequiredStepsConfig(allRequired)
    expect(session.pendingStep()).toBeNull()
  })
})
