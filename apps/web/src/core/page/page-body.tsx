import { Container, token } from '@shuyuan/ui'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { TitleBand, type TitleBandProps } from './title-band'

const Root = styled(Container)`
  padding-block: ${token('space-6')} ${token('space-8')};
`

interface PageBodyProps extends TitleBandProps {
  children: ReactNode
}

export function PageBody({ children, ...band }: PageBodyProps) {
  return (
    <>
      <TitleBand {...band} />
      <Root>{children}</Root>
    </>
  )
}
