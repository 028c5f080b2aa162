import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test'
import { en } from '../locales/en'
import { defaultPreferences } from '../rules/player-preferences'
import { findControl } from '../../test/find-control.fixture'
import { Player } from '../player/player'

const fileOf = (text: string) => `data:text/vtt,${encodeURIComponent(`WEBVTT\n\n${text}`)}`

/** Cues of 3 s each, for the whole video. */
const cuesOf = (texts: readonly string[]) =>
  fileOf(
    texts
      .map((text, index) => {
        const at = (second: number) => `00:00:${String(second).padStart(2, '0')}.000`
        return `${at(index * 3)} --> ${at(index * 3 + 3)}\n${text}`
      })
      .join('\n\n'),
  )

const drawing = (color: string, text: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 90"><path fill="${color}" d="M0 0h160v90H0z"/><text x="80" y="54" fill="white" font-size="24" text-anchor="middle">${text}</text></svg>`,
  )}`

const meta = {
  title: 'Business 业务组件/Player 播放/Tracks 字幕与章节',
  component: Player,
  parameters: {
    usage: {
      zh: '字幕和章节，来自 WebVTT 文件。',
      use: 'To see captions and chapters of a lesson, which come from WebVTT files.',
      avoid: 'For text below the video: RichText.',
      do: 'Name each track by its language. The chapter is announced with the position.',
      never: 'Do not show 字幕 or 章节 for a lesson without them.',
    },
    docs: { story: { inline: false, height: '560px' } },
  },
  args: {
    title: '1.1 一次函数的图像',
    src: '/media/short.mp4',
    preferences: { ...defaultPreferences, isMuted: true, showsCaptions: true },
    tracks: [
      {
        kind: 'captions',
        label: '中文',
        srcLang: 'zh',
        src: cuesOf(['看这条直线', '它有多陡', '它从哪里开始', '都写在式子里']),
      },
      {
        label: 'English',
        srcLang: 'en',
        src: cuesOf([
          'Look at this line',
          'How steep it is',
          'Where it begins',
          'The formula says it',
        ]),
      },
      { kind: 'chapters', src: cuesOf(['引入', '斜率', '截距', '小结']) },
    ],
    thumbnails: cuesOf([
      drawing('#1f5f8b', '引入'),
      drawing('#3b7a57', '斜率'),
      drawing('#8b5a1f', '截距'),
      drawing('#6b3b7a', '小结'),
    ]),
  },
} satisfies Meta<typeof Player>

export default meta

type Story = StoryObj<typeof meta>

/** Chapters in the menu, in the preview at the pointer, and announced by the slider. */
export const Chapters: Story = {
  name: '章节',
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    const slider = await canvas.findByRole('slider', { name: '播放进度' })
    await waitFor(() => expect(slider).toBeEnabled())
    await userEvent.click(await findControl(canvasElement, '章节'))
    await userEvent.click(await within(document.body).findByRole('menuitemradio', { name: '截距' }))
    await waitFor(() => expect(slider).toHaveAttribute('aria-valuetext', '6 秒，共 12 秒，截距'))
    const { left, width, top } = slider.getBoundingClientRect()
    await fireEvent.pointerMove(slider, { clientX: left + width * 0.3, clientY: top + 4 })
    await waitFor(() =>
      expect(canvasElement.querySelector('output')).toHaveTextContent('斜率00:03'),
    )
    // The thumbnails track may load after the chapters.
    await waitFor(() => expect(canvasElement.querySelector('output [data-image]')).toBeVisible())
  },
}

/** Menu of several captions. */
export const CaptionsMenu: Story = {
  name: '字幕菜单',
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    const video = await canvas.findByLabelText<HTMLVideoElement>('1.1 一次函数的图像')
    const shown = () => Array.from(video.textTracks).filter(({ mode }) => mode === 'showing')
    const button = await canvas.findByRole('button', { name: '字幕' })
    await waitFor(() => expect(shown().map(({ label }) => label)).toEqual(['中文']))
    await userEvent.click(button)
    await userEvent.click(
      await within(document.body).findByRole('menuitemradio', { name: 'English' }),
    )
    await waitFor(() => expect(shown().map(({ label }) => label)).toEqual(['English']))
    await userEvent.click(button)
    await userEvent.click(await within(document.body).findByRole('menuitemradio', { name: '关闭' }))
    await waitFor(() => expect(shown()).toEqual([]))
  },
}

/** Size, color, background and position of captions. They apply at once. */
export const CaptionLook: Story = {
  name: '字幕样式',
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    const video = await canvas.findByLabelText<HTMLVideoElement>('1.1 一次函数的图像')
    await waitFor(() => expect(video.textTracks[0]?.cues).toHaveLength(4))
    await userEvent.click(await findControl(canvasElement, '字幕样式'))
    const sheet = within(await within(document.body).findByRole('dialog', { name: '字幕样式' }))
    for (const name of ['特大', '黄色', '黑色', '顶部']) {
      await userEvent.click(sheet.getByRole('radio', { name }))
    }
    const cue = video.textTracks[0]?.cues?.[0]
    await waitFor(() => expect(cue instanceof VTTCue && cue.line).toBe(0))
    await expect(video.style.getPropertyValue('--caption-size')).toBe('max(32px, 200%)')
    await userEvent.keyboard('{Escape}')
  },
}

/** The captions cannot be loaded. The video plays on. */
export const CaptionsFailed: Story = {
  name: '字幕加载失败',
  args: { tracks: [{ kind: 'captions', label: '中文', src: 'data:text/html,404' }] },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    const notice = await canvas.findByText('字幕加载失败，视频可继续观看')
    await waitFor(() => expect(notice).toBeVisible())
    await expect(canvas.getByRole('button', { name: '重试' })).toBeVisible()
  },
}

export const English: Story = {
  name: '英文',
  args: {
    locale: en,
    title: '1.1 Slope',
    tracks: [
      { kind: 'captions', label: 'English', srcLang: 'en', src: cuesOf(['Look at this line']) },
      { kind: 'chapters', src: cuesOf(['Introduction', 'Slope', 'Intercept', 'Summary']) },
    ],
    thumbnails: undefined,
  },
  async play({ canvasElement }) {
    await within(canvasElement).findByRole('region', { name: 'Video player' })
    await findControl(canvasElement, 'Chapters')
  },
}
