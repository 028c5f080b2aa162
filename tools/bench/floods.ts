import autocannon from 'autocannon'
import { requestOf, send, statusOf } from './attack-target.ts'
import type { Attack } from './hostile-requests.ts'
import { megabytes } from './memory-of.ts'

/** How much the memory of a server may grow, in bytes. Its caches are bounded. */
const maxGrowth = 150e6

const count = 2000
const searches = 60

/** Floods of different requests from one client. */
export const floods: readonly Attack[] = [
  {
    name: `${count} × a new path`,
    run: async ({ host, port, memory }) => {
      const before = await memory()
      let made = 0
      const { errors, ...result } = await autocannon({
        url: `http://${host}:${port}`,
        amount: count,
        connections: 10,
        requests: [
          {
            setupRequest: (request) => {
              made += 1
              return { ...request, path: `/nothing/${made}` }
            },
          },
        ],
      })
      const after = await memory()
      const growth = before === null || after === null ? null : after - before
      return {
        outcome: `${result['4xx']} × 404${growth === null ? '' : `, ${megabytes(growth)} more`}`,
        isHeld: errors + result['5xx'] === 0 && (growth ?? 0) < maxGrowth,
      }
    },
  },
  {
    name: `${searches} × a new search`,
    run: async (target) => {
      const replies = await Promise.all(
        Array.from({ length: searches }, (_, n) =>
          send(target, requestOf(`/search?keywords=${n}`)),
        ),
      )
      const shells = replies.filter((reply) => statusOf(reply) === '503').length
      // Other visitors can still open uncached pages.
      const next = statusOf(await send(target, requestOf('/courses/detail/7')))
      return {
        outcome: `${shells} without content; an uncached course: ${next}`,
        isHeld:
          replies.every((reply) => /^(?:200|429|503)$/.test(statusOf(reply))) && next === '200',
      }
    },
  },
]
