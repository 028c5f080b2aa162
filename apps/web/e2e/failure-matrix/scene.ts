import type { Locator, Page } from '@playwright/test'
import type { CaptchaReader } from '../captcha-reader'
import { expect } from '../fixtures'
import type { Sandbox } from '../sandbox'

/** A learner of a cell, made for it. */
export type Learner = Awaited<ReturnType<Sandbox['newMember']>>

/** Where a scene is played. */
export interface Visit {
  page: Page
  /** Who is signed in, `null` for a visitor. */
  learner: Learner | null
  sandbox: Sandbox
  captcha: CaptchaReader
  /** What was announced so far. */
  said: () => Promise<string[]>
}

/** How a person comes to call an operation, and what they see. */
export interface Scene {
  /** The operation's name in the contract. */
  operation: string
  /** Makes the learner that is signed in; without it a visitor comes. */
  learner?: (sandbox: Sandbox) => Promise<Learner>
  /** What is done before the operation fails. */
  prepare?: (visit: Visit) => Promise<void>
  /** What calls the operation. */
  act: (visit: Visit) => Promise<void>
  /** What calls it once more, after it works again. @default presses 重试 */
  retry?: (visit: Visit) => Promise<void>
  /** What is seen when it works; may wait as long as `glance` says. */
  works: (visit: Visit) => Promise<void>
  /** What was typed is still there. */
  keeps?: (visit: Visit) => Promise<void>
  /** Words of its own for a failure, beside those of the fault. */
  words?: RegExp
  /** A failure costs so little that nothing is said of it: `works` holds all the same. */
  isQuiet?: boolean
  /** It ends the session itself, so that a session which is over is no failure. */
  isSignOut?: boolean
  /** Asked again and again, so that a refusal for too many calls is waited out without a word. */
  isPolled?: boolean
  /** `act` opens the page that calls the operation. */
  isOpening?: boolean
}

/** How long one look takes while the page's clock runs. */
export const glance = { timeout: 150 }

/** A message that goes after a while may have gone between two looks: it was announced. */
export async function expectSaid({ said }: Visit, text: string): Promise<void> {
  expect((await said()).join('\n')).toContain(text)
}

/** A learner with courses. */
export const withCourses =
  (...courses: number[]) =>
  (sandbox: Sandbox): Promise<Learner> =>
    sandbox.newMember({ courses })

/** A learner without anything. */
export const aLearner = (sandbox: Sandbox): Promise<Learner> => sandbox.newMember()

interface Opening extends Pick<Scene, 'learner' | 'prepare' | 'words' | 'isQuiet'> {
  path: string
  /** What the operation's answer brings to the page. */
  shows: (page: Page) => ReturnType<Page['locator']>
}

/** A page that calls the operation when it is opened. */
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

/** The main region of the page. */
export const main = (page: Page) => page.getByRole('main')

/** The mobile of the learner on the visit. */
export function ownMobile({ learner }: Visit): string {
  if (learner === null) throw new Error('a visitor has no mobile')
  return learner.mobile
}

/** Whether a form has to have another SMS code: one that was checked is spent, whatever was refused then. */
export function needsNewCode(form: Locator): Promise<boolean> {
  return form.getByRole('button', { name: '获取验证码' }).isVisible()
}
