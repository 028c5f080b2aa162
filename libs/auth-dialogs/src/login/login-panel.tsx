import { Tabs } from '@shuyuan/ui'
import { useState } from 'react'
import { Note } from '../form/form-layout'
import type { AuthDialogArgs } from '../provider/auth-dialog'
import { useAuthMessages } from '../provider/auth-hooks'
import { PasswordLoginForm } from './password-login-form'
import { SmsLoginForm } from './sms-login-form'
import { SocialRow } from './social-row'
import { useLoginTab } from './remembered-login'

/** Sign in by password, SMS or a third party; the phone goes along when the tab changes. */
export function LoginPanel({ tab, mobile = '', notice }: AuthDialogArgs['login']) {
  const messages = useAuthMessages()
  const [current, choose] = useLoginTab(tab)
  const [typed, setTyped] = useState(mobile)
  return (
    <div data-auth-part="login">
      {notice && (
        <Note role="status" data-auth-part="notice">
          {notice}
        </Note>
      )}
      <Tabs
        label={messages.loginWays}
        value={current}
        onValueChange={choose}
        items={[
          {
            value: 'password',
            label: messages.passwordTab,
            content: <PasswordLoginForm mobile={typed} onMobileChange={setTyped} />,
          },
          {
            value: 'sms',
            label: messages.smsTab,
            content: <SmsLoginForm mobile={typed} onMobileChange={setTyped} />,
          },
        ]}
      />
      <SocialRow />
    </div>
  )
}
