import type { Page } from '@playwright/test'
import { expect, fillLogin } from '../fixtures'
import type { Fault } from './faults'
import { isCallTo, operationOf } from './operations'
import { glance, type Scene, type Visit } from './scene'

/** Lets the page's clock run ahead until a check holds, also on a machine that is busy with other cells. */
async function passUntil(page: Page, check: () => Promise<unknown>): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(2_000)
    await check()
  }).toPass({ intervals: [20], timeout: 25_000 })
}

interface Cell {
  visit: Visit
  scene: Scene
  fault: Fault
  /** What was announced so far. */
  said: () => Promise<string[]>
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
  if (fault.name === 'too many calls') return
  await expect(page.locator(':is(main, [role=dialog]) [aria-busy=true]:visible')).toHaveCount(0)
}

async function expectSaidOnce(cell: Cell): Promise<void> {
  // What is said twice is said again soon.
  await cell.visit.page.clock.runFor(3_000)
  const words = wordsOf(cell)
  const said = (await cell.said()).filter((text) => words.test(text))
  expect(said, 'announcements of the failure').not.toEqual([])
  expect(said, 'announcements of the failure').toEqual([...new Set(said)])
}

async function retry({ visit, scene, fault }: Cell): Promise<void> {
  const { page } = visit
  const again = page.getByRole('button', { name: '重试' }).first()
  if (scene.retry !== undefined) await scene.retry(visit)
  // A page that says to wait tries again automatically.
  else if (fault.name !== 'too many calls' || (await again.isVisible())) await again.click()
}

/** The session is over: said once, and the way back leads to the same page. */
async function runSessionEnd(cell: Cell, end: () => Promise<void>): Promise<void> {
  const { page, learner } = cell.visit
  await passUntil(page, () => expect(page).toHaveURL(/\/login\?redirect=/, glance))
  await expectSaidOnce(cell)
  await expectContent(page)
  await end()
  if (learner === null || !/^1\d{10}$/.test(learner.mobile)) return
  await page.getByRole('button', { name: '登录后查看' }).click()
  await fillLogin(page, learner.mobile, learner.password)
  await passUntil(page, () => expect(page).not.toHaveURL(/\/login/, glance))
  if (cell.scene.isOpening === true) await passUntil(page, () => cell.scene.works(cell.visit))
}

/** Lets an operation fail on the page that uses it, and holds the page to what people may expect. */
export async function runCell(cell: Cell): Promise<void> {
  const { visit, scene, fault } = cell
  const { page, sandbox } = visit
  const operation = operationOf(scene.operation)
  await scene.prepare?.(visit)
  let calls = 0
  page.on('request', (request) => {
    if (isCallTo(operation, request)) calls += 1
  })
  const end = await fault.begin({ page, sandbox, operation })
  await scene.act(visit)
  await passUntil(page, async () => expect(calls).toBeGreaterThan(0))
  const works = () => scene.works(visit)
  const notice = page.getByText(wordsOf(cell)).first()

  if (fault.isLate === true) {
    await page.clock.runFor(5_000)
    await expectContent(page)
    await expect(notice).toBeHidden()
    await end()
    return passUntil(page, works)
  }
  if (fault.endsSession === true && visit.learner !== null) return runSessionEnd(cell, end)
  if (scene.isQuiet === true) {
    await passUntil(page, works)
    await expectStanding(cell)
    await expect(notice).toBeHidden()
    return end()
  }
  const isShown = () => expect(notice).toBeVisible(glance)
  await passUntil(page, () => (fault.isTolerable ? isShown().catch(works) : isShown()))
  if (fault.isTolerable !== true) await expectSaidOnce(cell)
  await expectStanding(cell)
  await end()
  if (fault.isTolerable === true && !(await notice.isVisible())) return
  await retry(cell)
  await passUntil(page, works)
}
