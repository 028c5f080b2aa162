import type { Locator, Page } from '@playwright/test'
import type { CaptchaReader } from '../shared/captcha-reader'
import { expect } from '../shared/fixtures'
import type { Sandbox } from '../shared/sandbox'

/** The learner of a cell, created for it. */
export type Learner = Awaited<ReturnType<Sandbox['newMember']>>

/** Context of a scene. */
export interface Visit {
  page: Page
  /** The signed-in learner, or null for a visitor. */
  learner: Learner | null
  sandbox: Sandbox
  captcha: CaptchaReader
  /** Returns the announcements so far. */
  said: () => Promise<string[]>
}

/** Steps that call an operation, and their visible results. */
export interface Scene {
  /** The `operationId` in the contract. */
  operation: string
  /** Creates the learner. Omit it for a visitor. */
  learner?: (sandbox: Sandbox) => Promise<Learner>
  /** Runs before the operation fails. */
  prepare?: (visit: Visit) => Promise<void>
  /** Calls the operation. */
  act: (visit: Visit) => Promise<void>
  /** Calls the operation again after it recovers. @default clicks 重试 */
  retry?: (visit: Visit) => Promise<void>
  /** Checks the result of a success. May wait as long as `glance`. */
  works: (visit: Visit) => Promise<void>
  /** Checks that the form keeps its input. */
  keeps?: (visit: Visit) => Promise<void>
  /** Matches error messages of this scene, in addition to those of the fault. */
  words?: RegExp
  /** The failure is minor and not reported: `works` passes anyway. */
  isQuiet?: boolean
  /** The operation signs out, so an expired session is not a failure. */
  isSignOut?: boolean
  /** The page polls the operation, so it waits for a rate limit without a message. */
  isPolled?: boolean
  /** `act` opens the page that calls the operation. */
  isOpening?: boolean
}

/** Timeout of one check while the page's clock runs, in ms. */
export const glance = { timeout: 150 }

/** Checks announcements, because a toast may disappear between two checks. */
export async function expectSaid({ said }: Visit, text: string): Promise<void> {
  expect((await said()).join('\n')).toContain(text)
}

export const withCourses =
  (...courses: number[]) =>
  (sandbox: Sandbox): Promise<Learner> =>
    sandbox.newMember({ courses })

/** A learner without courses or other data. */
export const aLearner = (sandbox: Sandbox): Promise<Learner> => sandbox.newMember()

interface Opening extends Pick<Scene, 'learner' | 'prepare' | 'words' | 'isQuiet'> {
  path: string
  /** Locates content from the operation's reply. */
  shows: (page: Page) => ReturnType<Page['locator']>
}

/** Scene of a page that calls the operation when it opens. */
export function opening(operation: string, { path, shows, ...scene }: Opening): Scene {
  return {
    ...scene,
    operation,
    isOpening: true,
    act: async ({ page }) => {
      await page.goto(path)
    },
    works: async ({ page }) => {
      await expect(shows(page).first()).toBeVisible(glance)
    },
  }
}

export const main = (page: Page) => page.getByRole('main')

export function ownMobile({ learner }: Visit): string {
  if (learner === null) throw new Error('a visitor has no mobile')
  return learner.mobile
}

/** Returns true if the SMS code is used up. The server accepts each code once, even if the form fails. */
export function needsNewCode(form: Locator): Promise<boolean> {
  return form.getByRole('button', { name: '获取验证码' }).isVisible()
}
