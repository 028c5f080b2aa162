import { Card, media, Skeleton, token } from '@shuyuan/ui'
import { styled } from 'styled-components'

const Grid = styled.div`
  display: grid;
  gap: ${token('space-5')};
  margin-block-start: ${token('space-4')};
  ${media.md} {
    grid-template-columns: 1fr 1fr;
  }
  ${media.lg} {
    grid-template-columns: repeat(4, 1fr);
  }
`

const Plan = styled(Card)`
  display: grid;
  gap: ${token('space-5')};
`

/** Price, selling points and button of each plan. */
export function PlanSkeleton() {
  return (
    <>
      <Skeleton width="8em" height="2em" />
      <Grid>
        {[1, 2, 3, 4].map((plan) => (
          <Plan key={plan}>
            <Skeleton width="60%" height="2.5rem" />
            <div>
              <Skeleton lines={4} />
            </div>
            <Skeleton height={token('touch-target')} />
          </Plan>
        ))}
      </Grid>
    </>
  )
}
