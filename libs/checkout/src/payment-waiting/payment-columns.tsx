import { media, token } from '@shuyuan/ui'
import { styled } from 'styled-components'

/** Goods above the QR code, and in a column beside it in a wide window. */
export const PaymentColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-5')};
  ${media.lg} {
    grid-template-columns: minmax(0, 1fr) 22.5rem;
    & > :first-child {
      order: 1;
    }
  }
`
