import { Button, formatYuan, isComposing, normalizeCode, TextField, token } from '@shuyuan/ui'
import { useRef, useState, type ReactElement } from 'react'
import { styled } from 'styled-components'
import { useMessages } from '../checkout-locale-provider/use-messages'
import { appliedDiscount } from '../money/money'

/** Why a promo code is rejected. */
export type PromoRefusal = 'unknown' | 'expired' | 'own' | 'used'

/** State of the typed promo code. `discount` is in yuan. */
export type PromoState =
  | { kind: 'none' | 'checking' }
  | { kind: 'refused'; reason: PromoRefusal }
  | { kind: 'valid'; code: string; discount: number }
  | { kind: 'failed'; message: string }

const Field = styled(TextField)`
  max-inline-size: 26rem;
`

const Good = styled.p`
  margin-block-start: ${token('space-2')};
  color: ${token('success')};
`

interface PromoFieldProps {
  promo: PromoState
  /** In yuan; limits the discount. */
  price: number
  /** Makes the field read-only while the order is being created. */
  disabled: boolean
  onCheck: (code: string) => void
  /** Initial promo code. */
  draft?: string
  onEdited: (code: string) => void
}

function errorOf(promo: PromoState, refusals: Record<PromoRefusal, string>): string | undefined {
  if (promo.kind === 'refused') return refusals[promo.reason]
  return promo.kind === 'failed' ? promo.message : undefined
}

/** Field to type and check a promo code. Editing discards the result. */
export function PromoField({
  promo,
  price,
  disabled,
  onCheck,
  draft = '',
  onEdited,
}: PromoFieldProps): ReactElement {
  const messages = useMessages()
  const [code, setCode] = useState(draft)
  const error = errorOf(promo, messages.promoRefused)
  const field = useRef<HTMLInputElement>(null)
  const isUnused = normalizeCode(code) !== '' && promo.kind === 'none'
  const edit = (next: string) => {
    setCode(next)
    onEdited(next)
  }
  const check = () => {
    if (promo.kind === 'checking' || disabled) return
    // Autofill may set the field without an event.
    const typed = field.current?.value ?? code
    if (typed !== code) edit(typed)
    const normalized = normalizeCode(typed)
    if (normalized !== '') onCheck(normalized)
  }
  return (
    <>
      <Field
        ref={field}
        label={messages.promoTitle}
        hint={hintOf()}
        error={error}
        announceError
        value={code}
        readOnly={disabled}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={64}
        onChange={(event) => edit(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return
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
        {promo.kind === 'valid' && (
          <Good>{messages.promoValid(formatYuan(appliedDiscount(price, promo.discount)))}</Good>
        )}
      </div>
    </>
  )

  function hintOf(): string | undefined {
    if (promo.kind === 'valid' || error !== undefined) return undefined
    return isUnused ? messages.promoNotApplied : messages.promoHint
  }
}
