import { Suspense } from 'react'
import { ClockReaders } from '../../clock-readers'

/** Below Suspense, the page is sent without them, and the browser renders them. */
// eslint-disable-next-line workspace/no-default-export -- Next looks for it
export default function Waiting() {
  return (
    <Suspense fallback={<p>稍候</p>}>
      <ClockReaders />
    </Suspense>
  )
}
