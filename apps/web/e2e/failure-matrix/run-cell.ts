import type { Page } from '@playwright/test'
import { expect, fillLogin } from '../shared/fixtures'
import { isHydrated } from '../shared/rendered-site'
import { requestsUnderWay } from './requests-under-way'
import type { Fault } from './faults'
import { isCallTo, isRecordOf, operationOf } from './operations'
import { glance, type Scene, type Visit } from './scene'

type PassUntil = (check: () => Promise<unknown>) => Promise<void>

/**
 * Returns a function that advances the page's clock until a check passes. The page's connectivity check times
 * out by that clock but gets its reply in real time, so each step waits for it.
 */
function clockOf(page: Page): PassUntil {
  const probes = requestsUnderWay(page, (request) => request.method() === 'HEAD')
  return (check) =>
    expect(async () => {
      expect(probes.size).toBe(0)
      await page.clock.runFor(2_000)
      await check()
    }).toPass({ intervals: [20], timeout: 40_000 })
}

/** Polls in real time, at short intervals. */
const soon = { intervals: [20], timeout: 20_000 }

interface Cell {
  visit: Visit
  scene: Scene
  fault: Fault
  passUntil: PassUntil
}

function wordsOf({ scene, fault }: Cell): RegExp {
  const sources = [fault.words, scene.words].map((words) => words?.source)
  return new RegExp(sources.filter((source) => source !== undefined).join('|'))
}

/** A dialog hides the content behind it from screen readers, so the check includes hidden content. */
async function expectContent(page: Page): Promise<void> {
  await expect(page.locator('main')).toHaveText(/\S/)
}

/** Expects the page to keep its content and input, without endless loading indicators. */
async function expectStanding({ visit, scene, fault }: Cell): Promise<void> {
  const { page } = visit
  await expectContent(page)
  await scene.keeps?.(visit)
  // After a rate limit the page may still be waiting.
  if (fault.asksToWait === true) return
  // Some parts load when they are near the viewport.
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await expect(page.locator(':is(main, [role=dialog]) [aria-busy=true]:visible')).toHaveCount(0)
}

async function expectSaidOnce(cell: Cell): Promise<void> {
  const { passUntil } = cell
  const { page } = cell.visit
  const words = wordsOf(cell)
  const ofFailure = async () => (await cell.visit.said()).filter((text) => words.test(text))
  await passUntil(async () => expect(await ofFailure()).not.toEqual([]))
  // A duplicate announcement follows soon.
  await page.clock.runFor(3_000)
  const said = await ofFailure()
  expect(said, 'announcements of the failure').toEqual([...new Set(said)])
}

async function retry({ visit, scene, fault }: Cell): Promise<void> {
  const { page } = visit
  const again = page.getByRole('button', { name: '重试' }).first()
  if (scene.retry !== undefined) await scene.retry(visit)
  // A page that waits for the rate limit retries automatically.
  else if (fault.asksToWait !== true || (await again.isVisible())) await again.click()
}

/** Expects one announcement that the session has ended, and a return to the same page after sign-in. */
async function runSessionEnd(cell: Cell, end: () => Promise<void>): Promise<void> {
  const { passUntil } = cell
  const { page, learner } = cell.visit
  await passUntil(() => expect(page).toHaveURL(/\/login\?redirect=/, glance))
  await expectSaidOnce(cell)
  await expectContent(page)
  await end()
  if (learner === null || !/^1\d{10}$/.test(learner.mobile)) return
  await fillLogin(page, learner.mobile, learner.password)
  await passUntil(() => expect(page).not.toHaveURL(/\/login/, glance))
  if (cell.scene.isOpening === true) await passUntil(() => cell.scene.works(cell.visit))
}

/** Makes an operation fail on the page that uses it, and checks that the page recovers. */
export async function runCell(given: Omit<Cell, 'passUntil'>): Promise<void> {
  const { visit, scene, fault } = given
  const { page, sandbox } = visit
  const passUntil = clockOf(page)
  const cell = { ...given, passUntil }
  const operation = operationOf(scene.operation)
  await scene.prepare?.(visit)
  await sandbox.forgetCalls()
  let isCalled = false
  page.on('request', (request) => {
    if (isCallTo(operation, request)) isCalled = true
  })
  // The rendering server may have made the call.
  const expectCall = async () => {
    const calls = isCalled ? [] : await sandbox.calls()
    expect(isCalled || calls.some((call) => isRecordOf(operation, call))).toBe(true)
  }
  const end = await fault.begin({ page, sandbox, operation })
  await scene.act(visit)
  // React hydrates in real time. Timers of the page that run ahead would change the page meanwhile.
  await expect.poll(async () => isCalled || (await isHydrated(page)), soon).toBe(true)
  await passUntil(expectCall)
  const works = () => scene.works(visit)
  const notice = page.getByText(wordsOf(cell)).first()

  if (fault.isLate === true) {
    await page.clock.runFor(5_000)
    await expectContent(page)
    await expect(notice).toBeHidden()
    await end()
    return passUntil(works)
  }
  const endsSession = fault.endsSession === true && scene.isSignOut !== true
  if (endsSession && visit.learner !== null) return runSessionEnd(cell, end)
  if (scene.isPolled === true && fault.asksToWait === true) {
    await expectStanding(cell)
    await end()
    return passUntil(works)
  }
  if (scene.isQuiet === true) {
    await passUntil(works)
    await expectStanding(cell)
    // The page reports a rate limit for every operation.
    if (fault.asksToWait !== true) await expect(notice).toBeHidden()
    return end()
  }
  const isShown = () => expect(notice).toBeVisible(glance)
  // A tolerable fault replies at once, and the success toast disappears soon.
  if (fault.isTolerable === true) await expect(() => isShown().catch(works)).toPass(soon)
  else await passUntil(isShown)
  if (fault.isTolerable === true && !(await notice.isVisible())) {
    await expectContent(page)
    return end()
  }
  if (fault.isTolerable !== true) await expectSaidOnce(cell)
  await expectStanding(cell)
  await end()
  await retry(cell)
  await passUntil(works)
}
