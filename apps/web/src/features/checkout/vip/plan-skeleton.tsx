import { Card, media, Skeleton, token } from '@shuyuan/ui'
import { styled } from 'styled-components'

const Grid = styled.div`
  display: grid;
  gap: ${token('space-5')};
  ${media.md} {
    grid-template-columns: 1fr 1fr;
  }
  ${media.lg} {
    grid-template-columns: repeat(4, 1fr);
  }
`

export function PlanSkeleton() {
  return (
    <>
      <Skeleton width="8em" height="2em" />
      <Grid>
        {[1, 2, 3, 4].map((plan) => (
          <Card key={plan}>
            <Skeleton lines={8} />
          </Card>
        ))}
      </Grid>
    </>
  )
}
