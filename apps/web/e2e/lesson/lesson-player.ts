import { expect, type Locator, type Page } from '@playwright/test'

/** Maximum loss of progress, in seconds. */
export const mostLost = 5

/** Operates the player of a lesson page like a learner. */
export class LessonPlayer {
  readonly page: Page
  readonly region: Locator
  readonly video: Locator

  constructor(page: Page) {
    this.page = page
    this.region = page.getByRole('region', { name: '视频播放器' })
    this.video = this.region.locator('video')
  }

  button(name: string | RegExp): Locator {
    return this.region.getByRole('button', { name, exact: typeof name === 'string' })
  }

  async open(lessonId: number): Promise<void> {
    await this.page.goto(`/courses/video/${lessonId}`)
    await this.isLoaded()
  }

  /** Waits until duration and position are known. */
  async isLoaded(): Promise<void> {
    await expect
      .poll(() => this.video.evaluate((video: HTMLVideoElement) => video.readyState))
      .toBeGreaterThan(0)
  }

  async play(): Promise<void> {
    await this.region.hover()
    await this.button('播放').click()
  }

  async pause(): Promise<void> {
    await this.region.hover()
    await this.button('暂停').click()
    await expect(this.button('播放')).toBeVisible()
  }

  /** Seeks to 2 s before the end and plays them. */
  async skipToLastSeconds(): Promise<void> {
    await this.video.evaluate((video: HTMLVideoElement) => {
      video.currentTime = video.duration - 2
    })
  }

  position(): Promise<number> {
    return this.video.evaluate((video: HTMLVideoElement) => video.currentTime)
  }

  isPaused(): Promise<boolean> {
    return this.video.evaluate((video: HTMLVideoElement) => video.paused)
  }

  /** Waits until this second was played. Returns the current one. */
  async playsPast(second: number): Promise<number> {
    await expect.poll(() => this.position(), { intervals: [100] }).toBeGreaterThan(second)
    return this.position()
  }

  /** Like {@link playsPast}, but mostly at eight times the speed. */
  async hurriesPast(second: number): Promise<number> {
    await this.video.evaluate((video: HTMLVideoElement, end) => {
      const usual = video.playbackRate
      video.playbackRate = 8
      video.addEventListener('timeupdate', function slowDown() {
        if (video.currentTime < end) return
        video.removeEventListener('timeupdate', slowDown)
        video.playbackRate = usual
      })
    }, second - 2)
    return this.playsPast(second)
  }

  /** Expects that at most {@link mostLost} seconds are lost. */
  async resumesAt(second: number): Promise<void> {
    await this.isLoaded()
    await expect.poll(() => this.position()).toBeGreaterThan(Math.max(0.5, second - mostLost))
  }
}
