import { Card, media, Skeleton, token } from '@shuyuan/ui'
import { styled } from 'styled-components'

const Root = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-5')};
  max-inline-size: ${token('text-width')};
  margin-inline: auto;
  ${media.md} {
    padding: ${token('space-7')};
  }
  ${media.lg} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
    column-gap: ${token('space-8')};
    max-inline-size: 880px;
    padding: ${token('space-9')} ${token('space-8')};
    & > * {
      grid-column: 2;
    }
  }
`

const Goods = styled.div`
  display: grid;
  grid-template-columns: 112px minmax(0, 1fr);
  align-items: center;
  gap: ${token('space-4')};
  padding-block: ${token('space-5')};
  border-block: 1px solid ${token('border')};
  ${media.md} {
    grid-template-columns: 200px minmax(0, 1fr);
    gap: ${token('space-5')};
  }
  ${media.lg} {
    && {
      grid-row: 1 / span 2;
      grid-column: 1;
    }
    grid-template-columns: minmax(0, 1fr);
    align-content: center;
    padding: 0;
    border: 0;
  }
`

export function OrderEndingSkeleton() {
  return (
    <Root>
      <div>
        <Skeleton width="7em" height="2em" />
        <Skeleton width="16em" />
      </div>
      <Goods>
        <Skeleton ratio={16 / 9} />
        <div>
          <Skeleton width="80%" />
          <Skeleton width="8em" />
        </div>
      </Goods>
      <Skeleton width="14em" height={40} />
    </Root>
  )
}
