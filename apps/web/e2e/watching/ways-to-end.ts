import type { BrowserContext, Page } from '@playwright/test'
import { expect } from '../shared/fixtures'
import type { LessonPlayer } from '../lesson/lesson-player'
import type { Sandbox } from '../shared/sandbox'

/** A lesson of eight minutes, and another lesson of the same course. */
export const talk = 404
export const otherLesson = 403

interface Watching {
  page: Page
  context: BrowserContext
  sandbox: Sandbox
  player: LessonPlayer
}

interface WayToEnd {
  /** Ends watching and returns the last second. */
  end: (watching: Watching) => Promise<number>
  /** Context that no longer exists afterwards. */
  loses?: 'page' | 'browser'
}

/** Returns the process ID of the browser. The headless shell does not write it to the profile. */
async function pidOf(context: BrowserContext): Promise<number> {
  const client = await context.browser()?.newBrowserCDPSession()
  const processes = await client?.send('SystemInfo.getProcessInfo')
  const own = processes?.processInfo.find(({ type }) => type === 'browser')
  if (own === undefined) throw new Error('The browser does not report its process')
  return own.id
}

/** Waits until the video has played one more second. */
async function playsOn(player: LessonPlayer): Promise<number> {
  return player.playsPast((await player.position()) + 1)
}

/** Ways in which watching can end at any moment. */
export const waysToEnd: Record<string, WayToEnd> = {
  pause: {
    end: async ({ player }) => {
      // Use a key, because the buttons are hidden during playback.
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
    end: async ({ context, player }) => {
      const pid = await pidOf(context)
      const second = await player.position()
      const closed = context.waitForEvent('close')
      process.kill(pid, 'SIGKILL')
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
      // A pause sends no report for a second already reported, so repeat until one fails.
      await sandbox.fail({ operation: 'recordProgress', code: 401, times: 1 })
      await expect(async () => {
        await page.keyboard.press('k')
        await page.waitForURL(/\/login\?redirect=/, { timeout: 3_000 })
      }).toPass()
      return second
    },
  },
}
