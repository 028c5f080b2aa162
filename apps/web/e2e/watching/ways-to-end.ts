import { readlink } from 'node:fs/promises'
import { join } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { expect } from '../fixtures'
import type { LessonPlayer } from '../lesson-player'
import type { Sandbox } from '../sandbox'

/** A talk of eight minutes, and another lesson of its course. */
export const talk = 404
export const otherLesson = 403

/** A learner who watches. */
interface Watching {
  page: Page
  context: BrowserContext
  sandbox: Sandbox
  player: LessonPlayer
  /** Folder of the browser's own files. */
  profile: string
}

interface WayToEnd {
  /** Ends it. Gives the second that had been reached. */
  end: (watching: Watching) => Promise<number>
  /** What is gone afterwards. */
  loses?: 'page' | 'browser'
}

/** The browser process: the lock of its files leads to `host-pid`. */
async function pidOf(profile: string): Promise<number> {
  const lock = await readlink(join(profile, 'SingletonLock'))
  return Number(lock.slice(lock.lastIndexOf('-') + 1))
}

/** Waits for one more second of what plays. */
async function playsOn(player: LessonPlayer): Promise<number> {
  return player.playsPast((await player.position()) + 1)
}

/** Ways in which watching ends, at any moment. */
export const waysToEnd: Record<string, WayToEnd> = {
  pause: {
    end: async ({ player }) => {
      // By key: the buttons hide while it plays.
      await player.page.keyboard.press('k')
      return player.position()
    },
  },
  leave: {
    end: async ({ page, player }) => {
      const second = await player.position()
      const outline = page.getByRole('navigation', { name: '课程目录' })
      await outline.locator(`a[href="/courses/video/${otherLesson}"]`).click()
      return second
    },
  },
  close: {
    loses: 'page',
    end: async ({ page, player }) => {
      const second = await player.position()
      await page.close({ runBeforeUnload: true })
      return second
    },
  },
  'kill the browser': {
    loses: 'browser',
    end: async ({ context, player, profile }) => {
      const second = await player.position()
      const closed = context.waitForEvent('close')
      process.kill(await pidOf(profile), 'SIGKILL')
      await closed
      return second
    },
  },
  'lose the net, and the tab': {
    loses: 'page',
    end: async ({ page, context, player }) => {
      await context.setOffline(true)
      const second = await playsOn(player)
      const client = await context.newCDPSession(page)
      const crash = page.waitForEvent('crash')
      client.send('Page.crash').catch(() => undefined)
      await crash
      await page.close()
      await context.setOffline(false)
      return second
    },
  },
  'log in elsewhere': {
    end: async ({ page, sandbox, player }) => {
      const second = await player.position()
      // The next report meets it: that of the pause, or one before. A pause in the second of the last report
      // reports nothing; the next one does.
      await sandbox.fail({ operation: 'recordProgress', code: 401, times: 1 })
      await expect(async () => {
        await page.keyboard.press('k')
        await page.waitForURL(/\/login\?redirect=/, { timeout: 3_000 })
      }).toPass()
      return second
    },
  },
}
