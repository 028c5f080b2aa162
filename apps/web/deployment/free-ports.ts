import { freePort } from '../e2e/shared/stack'

/** Finds free ports below the system's ephemeral range. */
export async function freePorts(count: number): Promise<number[]> {
  const ports: number[] = []
  let next = 20_000 + (process.pid % 90) * 10
  while (ports.length < count) {
    next = (await freePort(next)) + 1
    ports.push(next - 1)
  }
  return ports
}
