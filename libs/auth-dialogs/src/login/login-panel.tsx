import { Tabs } from '@shuyuan/ui'
import { useState } from 'react'
import { FormFailure } from '../form/form-failure'
import { Note } from '../form/form-layout'
import type { AuthDialogArgs } from '../provider/auth-dialog'
import { useAuthMessages } from '../provider/auth-hooks'
import { PasswordLoginForm } from './password-login-form'
import { SmsLoginForm } from './sms-login-form'
import { SocialRow } from './social-row'
import { isTab, useLoginMethods } from './login-methods'
import { useLoginTab } from './remembered-login'

/** Sign-in by password, SMS or a third party. The phone is kept when the tab changes. */
export function LoginPanel({ tab, mobile = '', notice }: AuthDialogArgs['login']) {
  const messages = useAuthMessages()
  const methods = useLoginMethods()
  const tabs = methods.filter(isTab)
  const [current, choose] = useLoginTab(tabs, tab)
  const [typed, setTyped] = useState(mobile)
  const form = { mobile: typed, onMobileChange: setTyped }
  const items = tabs.map((value) =>
    value === 'password'
      ? { value, label: messages.passwordTab, content: <PasswordLoginForm {...form} /> }
      : { value, label: messages.smsTab, content: <SmsLoginForm {...form} /> },
  )
  return (
    <div data-auth-part="login">
      {notice && (
        <Note role="status" data-auth-part="notice">
          {notice}
        </Note>
      )}
      {current !== undefined && items.length > 1 ? (
        <Tabs
          label={messages.supportedMethods}
          value={current}
          onValueChange={choose}
          items={items}
        />
      ) : (
        items[0]?.content
      )}
      <SocialRow />
      {methods.length === 0 && <FormFailure failure={messages.noLoginMethod} />}
    </div>
  )
}
