import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import { actor } from '../testing/actor'
import { AuthHarness } from '../testing/auth-harness'
import { createFakeBackend, pending } from '../testing/create-fake-backend'
import { fakeFailure } from '../testing/fake-failure'
import { hurryTimers } from '../testing/clock'
import { formSource } from '../testing/story-source'
import { inLanguage } from '../testing/in-language'
import { FaceCheckPanel } from './face-check-panel'

const meta = {
  title: 'Business 业务组件/Account 登录与账号/Face check 实名认证',
  component: AuthHarness,
  subcomponents: { FaceCheckPanel },
  parameters: {
    usage: {
      zh: '实名认证：用手机扫码完成人脸核验。',
      use: 'On a page that requires a verified identity (实名认证). The learner scans the code with a phone.',
      avoid: 'In a dialog: the check takes minutes and may leave the site.',
      do: 'Keep 正在使用手机？在本机认证 for learners on a phone.',
      never: 'Do not ask the learner to reload. The page continues once the check has passed.',
      measures: 'QR code 240 px.',
    },
    docs: {
      describes: FaceCheckPanel,
      source: formSource('FaceCheckPanel', 'onPassed={goOn}', ''),
      story: { inline: false, height: '340px' },
    },
    isTranslated: true,
    asksServer: true,
    controls: { disable: true },
  },
  render: inLanguage,
  args: { children: <FaceCheckPanel onPassed={() => undefined} /> },
} satisfies Meta<typeof AuthHarness>

export default meta

type Story = StoryObj<typeof meta>

export const Loading: Story = {
  name: '加载中',
  args: { backend: createFakeBackend({ startFaceCheck: pending }) },
  async play(context) {
    const { sees, words } = actor(context)
    await sees(words.scanLoading)
  },
}

export const Ready: Story = {
  name: '二维码',
  async play(context) {
    const { words } = actor(context)
    await screen.findByRole('img', { name: words.faceCode })
  },
}

export const Expired: Story = {
  name: '二维码已过期',
  beforeEach: hurryTimers,
  args: {
    backend: createFakeBackend({
      fetchFaceCheckPassed: () => Promise.reject(fakeFailure('认证已失效')),
    }),
  },
  async play(context) {
    const { sees, seesButton, words } = actor(context)
    await sees(words.faceExpired)
    await seesButton(words.refreshCode)
  },
}

/** The server does not let this account take a check. */
export const Failed: Story = {
  name: '无法开始',
  args: {
    backend: createFakeBackend({
      startFaceCheck: () => Promise.reject(fakeFailure('无法发起实名认证')),
    }),
  },
  play: (context) => actor(context).hears('无法发起实名认证'),
}

export const Offline: Story = {
  name: '离线',
  beforeEach: hurryTimers,
  args: {
    backend: createFakeBackend({
      fetchFaceCheckPassed: () => Promise.reject(fakeFailure('', null, 'offline')),
    }),
  },
  async play(context) {
    const { hears, words } = actor(context)
    await hears(words.networkLost)
  },
}

export const Passed: Story = {
  name: '认证通过',
  beforeEach: hurryTimers,
  args: { backend: createFakeBackend({ fetchFaceCheckPassed: async () => true }) },
  async play(context) {
    const { sees, words } = actor(context)
    await sees(words.facePassed)
  },
}
