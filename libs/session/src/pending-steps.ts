import type { SafeStorage } from '@shuyuan/browser-storage'

/** A step that a signed-in learner must complete before pages that require login. */
export type PendingStep = 'bind-mobile' | 'face-check'

/** Stored markers of pending steps, readable by guards at any time. */
export interface PendingSteps {
  /** Returns the next step, or `null`. Binding a mobile precedes the face check. */
  pendingStep(): PendingStep | null
  setPendingStep(step: PendingStep): void
  clearPendingStep(step: PendingStep): void
}

/** In the order in which they must be completed. */
const steps: readonly PendingStep[] = ['bind-mobile', 'face-check']

const marker = 'ok'

/**
 * Creates the pending-steps part of a session; its keys are `{prefix}-bind-mobile` and
 * `{prefix}-face-check`.
 */
export function createPendingSteps(local: SafeStorage, prefix: string): PendingSteps {
  return {
    pendingStep: () => steps.find((step) => local.get(`${prefix}-${step}`) === marker) ?? null,
    setPendingStep: (step) => local.set(`${prefix}-${step}`, marker),
    clearPendingStep: (step) => local.remove(`${prefix}-${step}`),
  }
}
