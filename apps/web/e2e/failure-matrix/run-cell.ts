import type { Page } from '@playwright/test'
import { expect, fillLogin } from '../fixtures'
import { requestsUnderWay } from '../requests-under-way'
import type { Fault } from './faults'
import { isCallTo, operationOf } from './operations'
import { glance, type Scene, type Visit } from './scene'

type PassUntil = (check: () => Promise<unknown>) => Promise<void>

/**
 * Lets the page's clock run ahead until a check holds, also on a machine that is busy with other cells. The
 * question whether the server is there is limited by that clock and answered in real time: it is waited for.
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

/** In real time, looking often. */
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

/** A dialog hides what is below it from assistive technology, but it is there. */
async function expectContent(page: Page): Promise<void> {
  await expect(page.locator('main')).toHaveText(/\S/)
}

/** The page stands, nothing turns for ever, and what was typed is there. */
async function expectStanding({ visit, scene, fault }: Cell): Promise<void> {
  const { page } = visit
  await expectContent(page)
  await scene.keeps?.(visit)
  // Where the server asks to wait, the page waits and says so.
  if (fault.asksToWait === true) return
  await expect(page.locator(':is(main, [role=dialog]) [aria-busy=true]:visible')).toHaveCount(0)
}

async function expectSaidOnce(cell: Cell): Promise<void> {
  const { passUntil } = cell
  const { page } = cell.visit
  const words = wordsOf(cell)
  const ofFailure = async () => (await cell.visit.said()).filter((text) => words.test(text))
  await passUntil(async () => expect(await ofFailure()).not.toEqual([]))
  // What is said twice is said again soon.
  await page.clock.runFor(3_000)
  const said = await ofFailure()
  expect(said, 'announcements of the failure').toEqual([...new Set(said)])
}

async function retry({ visit, scene, fault }: Cell): Promise<void> {
  const { page } = visit
  const again = page.getByRole('button', { name: '重试' }).first()
  if (scene.retry !== undefined) await scene.retry(visit)
  // A page that says to wait tries again automatically.
  else if (fault.asksToWait !== true || (await again.isVisible())) await again.click()
}

/** The session is over: said once, and the way back leads to the same page. */
async function runSessionEnd(cell: Cell, end: () => Promise<void>): Promise<void> {
  const { passUntil } = cell
  const { page, learner } = cell.visit
  await passUntil(() => expect(page).toHaveURL(/\/login\?redirect=/, glance))
  await expectSaidOnce(cell)
  await expectContent(page)
  await end()
  if (learner === null || !/^1\d{10}$/.test(learner.mobile)) return
  await page.getByRole('button', { name: '登录后查看' }).click()
  await fillLogin(page, learner.mobile, learner.password)
  await passUntil(() => expect(page).not.toHaveURL(/\/login/, glance))
  if (cell.scene.isOpening === true) await passUntil(() => cell.scene.works(cell.visit))
}

/** Lets an operation fail on the page that uses it, and holds the page to what people may expect. */
export async function runCell(given: Omit<Cell, 'passUntil'>): Promise<void> {
  const { visit, scene, fault } = given
  const { page, sandbox } = visit
  const passUntil = clockOf(page)
  const cell = { ...given, passUntil }
  const operation = operationOf(scene.operation)
  await scene.prepare?.(visit)
  let calls = 0
  page.on('request', (request) => {
    if (isCallTo(operation, request)) calls += 1
  })
  const end = await fault.begin({ page, sandbox, operation })
  await scene.act(visit)
  await passUntil(async () => expect(calls).toBeGreaterThan(0))
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
    // The page reports that the server asks to wait, whatever was called.
    if (fault.asksToWait !== true) await expect(notice).toBeHidden()
    return end()
  }
  const isShown = () => expect(notice).toBeVisible(glance)
  // The answer of a tolerable fault comes at once, and a toast that reports its success disappears soon.
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
