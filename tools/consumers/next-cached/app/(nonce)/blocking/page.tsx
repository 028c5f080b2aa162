// eslint-disable-next-line @nx/enforce-module-boundaries -- Next is installed where this app runs, not here
import { connection } from 'next/server'
import { ClockReaders } from '../../clock-readers'

export const instant = false

// eslint-disable-next-line workspace/no-default-export -- Next looks for it
export default async function Blocking() {
  await connection()
  return <ClockReaders />
}
