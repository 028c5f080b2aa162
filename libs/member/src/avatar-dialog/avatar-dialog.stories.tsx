import { ApiError } from '@shuyuan/api'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, screen, waitFor } from 'storybook/test'
import { AvatarDialog } from './avatar-dialog'

function drawing(width: number, height: number): File {
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    '<rect width="100%" height="100%" fill="#cfe5dc"/>' +
    '<circle cx="50%" cy="42%" r="90" fill="#f2c9a1"/>' +
    '<ellipse cx="50%" cy="100%" rx="180" ry="130" fill="#35648c"/></svg>'
  return new File([svg], 'me.svg', { type: 'image/svg+xml' })
}

const meta = {
  title: 'Business 业务组件/Member 个人中心/AvatarDialog 更换头像',
  component: AvatarDialog,
  parameters: {
    usage: {
      zh: '上传前裁剪头像的弹窗。',
      use: 'After a file was picked in ProfileRows, to crop it.',
      avoid: 'For covers and other images.',
      do: 'Pass the signal to the upload, so that 取消上传 works.',
      never: 'Do not open it for a file that ProfileRows has refused.',
      measures:
        'Dialog 400 px wide. Crop area 240 px. The result is a JPEG of 512 px, at most 1 MB.',
    },
    controls: { disable: true },
    docs: { story: { inline: false, height: '680px' } },
  },
  args: {
    file: drawing(800, 500),
    onUpload: () => Promise.resolve(),
    onClose: () => undefined,
  },
} satisfies Meta<typeof AvatarDialog>

export default meta
type Story = StoryObj<typeof meta>

const isReady = () =>
  waitFor(() => expect(screen.getByRole('slider', { name: '缩放' })).toBeVisible())

const save: Story['play'] = async ({ userEvent }) => {
  await isReady()
  await userEvent.click(screen.getByRole('button', { name: '保存头像' }))
}

export const Wide: Story = { name: '横图', play: isReady }
export const Moved: Story = {
  name: '移动位置',
  async play({ userEvent }) {
    await isReady()
    const place = () => screen.getByRole<HTMLInputElement>('slider', { name: '左右' }).valueAsNumber
    const area = screen.getByRole('group', { name: '图片位置，按方向键移动' })
    await expect(place()).toBe(0.5)
    area.focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await waitFor(() => expect(place()).toBeLessThan(0.5))
    const { left, top } = area.getBoundingClientRect()
    const [clientX, clientY] = [left + 120, top + 120]
    await fireEvent.mouseDown(area, { clientX, clientY })
    await fireEvent.mouseMove(document, { clientX: clientX - 50, clientY })
    await waitFor(() => expect(place()).toBeGreaterThan(0.5))
    await fireEvent.mouseUp(document)
    await fireEvent.wheel(area, { deltaY: -100, clientX, clientY })
    await waitFor(() => expect(screen.getByRole('slider', { name: '缩放' })).not.toHaveValue('1'))
  },
}
export const Tall: Story = { name: '竖图', args: { file: drawing(400, 900) }, play: isReady }
export const Unreadable: Story = {
  name: '读不出',
  args: { file: new File(['no image'], 'me.png', { type: 'image/png' }) },
  play: () => waitFor(() => expect(screen.getByRole('alert')).toBeVisible()),
}
export const Sending: Story = {
  name: '上传中',
  args: { onUpload: () => new Promise(() => undefined) },
  async play(context) {
    await save(context)
    await expect(await screen.findByRole('button', { name: '取消上传' })).toBeVisible()
  },
}
export const TooLargeForAProxy: Story = {
  name: '文件过大',
  args: {
    onUpload: () =>
      Promise.reject(
        new ApiError({ kind: 'business', code: 413, message: '文件太大，换一个小一点的' }),
      ),
  },
  async play(context) {
    await save(context)
    await waitFor(() => expect(screen.getByRole('alert')).toBeVisible())
    await expect(screen.getByRole('button', { name: '重试' })).toBeEnabled()
  },
}
