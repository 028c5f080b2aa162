import { Button, formatYuan, TextField, token } from '@shuyuan/ui'
import { useState, type ReactElement } from 'react'
import { styled } from 'styled-components'
import { messages } from '../messages'
import type { PromoState } from './order-form'

const Good = styled.p`
  margin-block-start: ${token('space-2')};
  color: ${token('success')};
`

interface PromoFieldProps {
  promo: PromoState
  onCheck: (code: string) => void
  onEdited: () => void
}

function errorOf(promo: PromoState): string | undefined {
  if (promo.kind === 'refused') return messages.promoRefused
  return promo.kind === 'failed' ? promo.message : undefined
}

/** A code is typed, asked about, and forgotten as soon as it is edited. */
export function PromoField({ promo, onCheck, onEdited }: PromoFieldProps): ReactElement {
  const [code, setCode] = useState('')
  const trimmed = code.trim()
  const check = () => {
    if (trimmed !== '' && promo.kind !== 'checking') onCheck(trimmed)
  }
  return (
    <>
      <TextField
        label={messages.promoTitle}
        hint={messages.promoHint}
        error={errorOf(promo)}
        value={code}
        autoComplete="off"
        maxLength={64}
        onChange={(event) => {
          setCode(event.target.value)
          onEdited()
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
          event.preventDefault()
          check()
        }}
        trailing={
          <Button variant="secondary" loading={promo.kind === 'checking'} onClick={check}>
            {messages.promoApply}
          </Button>
        }
      />
      <div role="status">
        {promo.kind === 'valid' && <Good>{messages.promoValid(formatYuan(promo.discount))}</Good>}
      </div>
    </>
  )
}
