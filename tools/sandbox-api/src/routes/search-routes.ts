import type { Route } from '../auth/route'
import { publicRoute } from '../auth/route'
import type { Hit } from '../search/find-hits'
import { findHits } from '../search/find-hits'
import { excerpt } from '../search/excerpt'
import { absoluteUrl } from '../wire/absolute-url'
import { refuse, unexpected } from '../wire/api-failure'
import { dtIso } from '../wire/time'

const reachable = 100
const reachableOfType = 300

/** Search over courses and lessons. */
export const searchRoutes: Route[] = [
  publicRoute('GET', '/api/v3/search', ({ sandbox, input }) => {
    const keywords = input.text('keywords')
    if (keywords === '' || keywords === '0') throw refuse('请输入关键字')
    if (!input.has('type')) throw unexpected()
    const type = input.text('type')
    const page = Math.max(1, input.int('page', 1))
    const size = Math.min(100, Math.max(1, input.int('size', 10)))
    const hits = findHits(sandbox, keywords)
    const found =
      type === '' || type === '0'
        ? hits.slice(0, reachable)
        : hits.slice(0, reachableOfType).filter((hit) => hit.resourceType === type)
    const show = (hit: Hit) => ({
      id: hit.id,
      resource_type: hit.resourceType,
      resource_id: hit.resourceId,
      title: hit.title,
      charge: hit.charge,
      thumb: absoluteUrl(sandbox.publicUrl, hit.thumb),
      short_desc: hit.shortDescription,
      desc: hit.description,
      created_at: dtIso(hit.createdAt),
      updated_at: dtIso(hit.createdAt),
      p: excerpt(hit, keywords),
    })
    return { data: found.slice((page - 1) * size, page * size).map(show), total: found.length }
  }),
]
