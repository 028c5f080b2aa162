import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import { actor } from '../testing/actor'
import { AuthHarness } from '../testing/auth-harness'
import { createFakeBackend, pending } from '../testing/create-fake-backend'
import { fakeFailure } from '../testing/fake-failure'
import { dialogSource } from '../testing/story-source'
import { inLanguage } from '../testing/in-language'
import { AgreementPanel } from './agreement-panel'

const meta = {
  title: 'Business 业务组件/Account 登录与账号/Agreement 协议',
  component: AuthHarness,
  subcomponents: { AgreementPanel },
  parameters: {
    usage: {
      zh: '用户协议或隐私政策更新后，请学员重新同意。',
      use: 'When the user agreement or the privacy policy has changed since the learner accepted it.',
      avoid: 'At registration: the form has its own checkbox.',
      do: 'Link each document by its title: 《用户协议》, 《隐私政策》.',
      never: 'Do not let it be closed without 同意 or 不同意. 不同意 signs out.',
    },
    isTranslated: true,
    asksServer: true,
    docs: {
      describes: AgreementPanel,
      source: dialogSource,
      story: { inline: false, height: '480px' },
    },
  },
  render: inLanguage,
  args: {
    siteName: 'Academy',
    site: {
      userProtocolUrl: 'https://site.example/user',
      privacyProtocolUrl: 'https://site.example/privacy',
    },
    opens: (open) => open('agreement', { documents: ['user', 'privacy'] }),
  },
} satisfies Meta<typeof AuthHarness>

export default meta

type Story = StoryObj<typeof meta>

async function agree(context: Parameters<typeof actor>[0]) {
  const act = actor(context)
  await act.press(act.words.agree)
  return act
}

export const BothDocuments: Story = {
  name: '两份协议',
  async play(context) {
    const { words } = actor(context)
    await screen.findByRole('dialog', { name: words.agreementTitle })
  },
}

export const OneDocument: Story = {
  ...BothDocuments,
  name: '一份协议',
  args: { opens: (open) => open('agreement', { documents: ['privacy'] }) },
}

export const Submitting: Story = {
  name: '提交中',
  args: { backend: createFakeBackend({ agreeToAgreements: pending }) },
  async play(context) {
    const act = await agree(context)
    await act.isBusy(act.words.agree)
  },
}

export const Failed: Story = {
  name: '提交失败',
  args: {
    backend: createFakeBackend({
      agreeToAgreements: () => Promise.reject(fakeFailure('', null, 'timeout')),
    }),
  },
  async play(context) {
    const act = await agree(context)
    await act.hears(act.words.timeout)
  },
}
