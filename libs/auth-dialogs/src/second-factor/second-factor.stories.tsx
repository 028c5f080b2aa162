import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button, TextField } from '@shuyuan/ui'
import { useState } from 'react'
import type { AuthSecondFactorProps } from '../port/auth-slot-props'
import { actor } from '../testing/actor'
import { AuthHarness } from '../testing/auth-harness'
import { fakeFailure } from '../testing/fake-failure'
import { dialogSource } from '../testing/story-source'
import { inLanguage } from '../testing/in-language'
import { SecondFactorPanel } from './second-factor-panel'

const words = { label: 'TOTP', submit: 'OK' }

function OneTimePassword({ isSubmitting, onSubmit }: AuthSecondFactorProps) {
  const [code, setCode] = useState('')
  return (
    <form
      style={{ display: 'grid', gap: 16 }}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit(async () => {
          if (code !== '123456') throw fakeFailure('123456?')
          return { token: 'fake-token' }
        })
      }}
    >
      <TextField
        label={words.label}
        value={code}
        onChange={(event) => setCode(event.target.value)}
        inputMode="numeric"
        autoComplete="one-time-code"
      />
      <Button type="submit" size="lg" block loading={isSubmitting}>
        {words.submit}
      </Button>
    </form>
  )
}

const meta = {
  title: 'Business 业务组件/Account 登录与账号/Second factor 安全验证',
  component: AuthHarness,
  subcomponents: { SecondFactorPanel },
  parameters: {
    isTranslated: true,
    asksServer: true,
    docs: {
      describes: SecondFactorPanel,
      source: dialogSource,
      story: { inline: false, height: '480px' },
    },
  },
  render: inLanguage,
  args: {
    slots: { secondFactor: OneTimePassword },
    opens: (open) => open('second-factor', { step: { needs: 'totp' }, via: 'password' }),
  },
} satisfies Meta<typeof AuthHarness>

export default meta

type Story = StoryObj<typeof meta>

/** The slot renders the code field; the back link is part of the dialog. */
export const Empty: Story = {
  name: '默认',
  async play(context) {
    const { seesButton, words } = actor(context)
    await seesButton(words.otherWays)
  },
}

export const Wrong: Story = {
  name: '验证码错误',
  async play(context) {
    const { enter, hears, press } = actor(context)
    await enter({ [words.label]: '1' })
    await press(words.submit)
    await hears('123456?')
  },
}

export const Right: Story = {
  name: '验证通过',
  parameters: { controls: { disable: true } },
  async play(context) {
    const { enter, isClosed, press } = actor(context)
    await enter({ [words.label]: '123456' })
    await press(words.submit)
    await isClosed()
  },
}
