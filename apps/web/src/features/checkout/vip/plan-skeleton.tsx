import { Card, Skeleton, token } from '@shuyuan/ui'
import { styled } from 'styled-components'

const Root = styled.div`
  display: grid;
  gap: ${token('space-5')};
`

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 240px), 1fr));
  gap: ${token('space-5')};
`

/** Keeps the places of the learner's membership and of the plans. */
export function PlanSkeleton() {
  return (
    <Root>
      <Skeleton height={60} />
      <Grid>
        {[1, 2, 3].map((plan) => (
          <Card key={plan}>
            <Skeleton lines={8} />
          </Card>
        ))}
      </Grid>
    </Root>
  )
}
