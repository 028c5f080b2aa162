import type { Member } from '@shuyuan/api'
import { Badge, Button } from '@shuyuan/ui'
import { maskMobile } from '@shuyuan/ui/mobile'
import type { ReactElement } from 'react'
import { DataRow, DataRows, RowNote } from '../data-rows/data-rows'
import { useMessages } from '../member-locale-provider/use-messages'
import { Panel } from '../panel/panel'

export interface SecurityRowsProps {
  /** The member. */
  member: Pick<Member, 'mobile' | 'isMobileBound' | 'isPasswordSet'>
  /** Called to bind or change the mobile. */
  onMobile: () => void
  /** Called to change the password. Only offered to members with a mobile. */
  onPassword: () => void
}

/** Mobile and password of the member. The host shows the forms that change them, because both need an SMS. */
export function SecurityRows({ member, onMobile, onPassword }: SecurityRowsProps): ReactElement {
  const messages = useMessages()
  const { mobile, isMobileBound, isPasswordSet } = member
  return (
    <Panel title={messages.security}>
      <DataRows>
        <DataRow>
          <dt>{messages.mobile}</dt>
          <dd>
            {isMobileBound ? (
              <span>{maskMobile(mobile)}</span>
            ) : (
              <>
                <Badge tone="warning">{messages.mobileUnbound}</Badge>
                <RowNote>{messages.mobileNone}</RowNote>
              </>
            )}
            <Button variant="secondary" size="sm" onClick={onMobile}>
              {isMobileBound ? messages.mobileChange : messages.mobileBind}
            </Button>
          </dd>
        </DataRow>
        <DataRow>
          <dt>{messages.password}</dt>
          <dd>
            <span>{isPasswordSet ? messages.passwordSet : messages.passwordNone}</span>
            {isMobileBound ? (
              <Button variant="secondary" size="sm" onClick={onPassword}>
                {isPasswordSet ? messages.passwordChange : messages.passwordMake}
              </Button>
            ) : (
              <RowNote>{messages.passwordNeedsMobile}</RowNote>
            )}
          </dd>
        </DataRow>
      </DataRows>
    </Panel>
  )
}
