import type { ReactElement, ReactNode } from 'react'
import { styled, css } from 'styled-components'
import { Link } from '../link/link'
import { token } from '../theme/token'
import { iconSize, touchTarget } from '../theme/mixins'

const look = css`
  display: inline-grid;
  box-sizing: border-box;
  place-items: center;
  min-inline-size: 36px;
  min-block-size: 36px;
  border: 1px solid ${token('border')};
  border-radius: ${token('radius-control')};
  background: ${token('surface-raised')};
  color: ${token('text-muted')};
  ${touchTarget}
  ${iconSize}
`

const Step = styled(Link)`
  ${look}
  &:hover {
    border-color: ${token('accent-strong')};
    color: ${token('accent-text')};
  }
`

const NoStep = styled.span`
  ${look}
  background: none;
  color: ${token('text-subtle')};
  opacity: 0.6;
`

interface StepLinkProps {
  /** `null` if there is no such page. */
  href: string | null
  rel: 'prev' | 'next'
  label: string
  children: ReactNode
}

/** Link to the previous or next page. At the ends it is disabled but stays in place. */
export function StepLink({ href, rel, label, children }: StepLinkProps): ReactElement {
  return href === null ? (
    <NoStep role="link" aria-disabled aria-label={label}>
      {children}
    </NoStep>
  ) : (
    <Step href={href} rel={rel} aria-label={label} title={label}>
      {children}
    </Step>
  )
}
