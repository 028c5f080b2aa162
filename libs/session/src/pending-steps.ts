import type { SafeStorage } from '@shuyuan/browser-storage'

/** A step that a signed-in learner owes before login-required pages open. */
export type PendingStep = 'bind-mobile' | 'face-check'

/** The markers of steps still owed, readable by guards at any moment. */
export interface PendingSteps {
  /** The step to take now: mobile binding goes before the face check; `null` when none is owed. */
  pendingStep(): PendingStep | null
  /** Marks a step as owed. */
  setPendingStep(step: PendingStep): void
  /** Takes a step’s marker away. */
  clearPendingStep(step: PendingStep): void
}

/** In the order in which they are to be taken. */
const steps: readonly PendingStep[] = ['bind-mobile', 'face-check']

const marker = 'ok'

/** Makes the pending-steps part of a session; keys are `{prefix}-bind-mobile`, `{prefix}-face-check`. */
export function createPendingSteps(local: SafeStorage, prefix: string): PendingSteps {
  return {
    pendingStep: () => steps.find((step) => local.get(`${prefix}-${step}`) === marker) ?? null,
    setPendingStep: (step) => local.set(`${prefix}-${step}`, marker),
    clearPendingStep: (step) => local.remove(`${prefix}-${step}`),
  }
}
