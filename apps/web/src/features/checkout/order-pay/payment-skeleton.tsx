import { Card, media, Skeleton, token } from '@shuyuan/ui'
import { styled } from 'styled-components'

const Root = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  align-content: start;
  gap: ${token('space-5')};
  min-block-size: 640px;
  ${media.md} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    justify-items: start;
    min-block-size: 376px;
    padding: ${token('space-6')};
    & > :first-child {
      order: 1;
    }
    & > :last-child {
      justify-self: center;
      align-self: center;
    }
  }
`

const Text = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  gap: ${token('space-4')};
  inline-size: 100%;
  ${media.md} {
    justify-items: start;
  }
`

export function PaymentSkeleton() {
  return (
    <Root>
      <Text>
        <Skeleton width="min(14em, 80%)" />
        <Skeleton width="5em" height="2em" />
        <Skeleton width="min(16em, 90%)" />
        <Skeleton width="9em" />
      </Text>
      <Skeleton width={224} height={224} />
    </Root>
  )
}
