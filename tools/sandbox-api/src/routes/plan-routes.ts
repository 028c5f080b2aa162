import type { Route } from '../auth/route'
import { memberRoute, publicRoute } from '../auth/route'
import { notFound } from '../wire/api-failure'
import { memberAvatar, planName } from '../wire/member'
import { pageFull, readPage, selectPage } from '../wire/pages'
import { dtIso, dtRaw } from '../wire/time'

interface PlanRow {
  id: number
  name: string
  charge: number
  expire_days: number
  features: string
}

interface PlanRecordRow {
  id: number
  user_id: number
  role_id: number
  charge: number
  started_at: number
  expired_at: number
  created_at: number
}

/** VIP plans and a member's plan purchases. */
export const planRoutes: Route[] = [
  publicRoute('GET', '/api/v2/roles', ({ sandbox }) =>
    sandbox.store
      .all<PlanRow>('SELECT * FROM plans WHERE is_show = 1 ORDER BY weight, id')
      .map(planColumns),
  ),

  publicRoute('GET', '/api/v2/role/:id{[0-9]+}', ({ c, sandbox }) => {
    const id = Number(c.req.param('id'))
    const plan = sandbox.store.one<PlanRow>('SELECT * FROM plans WHERE id = ? AND is_show = 1', id)
    if (!plan) throw notFound()
    return planColumns(plan)
  }),

  memberRoute('GET', '/api/v2/member/roles', ({ sandbox, input, member }) => {
    const request = readPage(input, 5)
    const rows = selectPage<PlanRecordRow>(
      sandbox.store,
      {
        from: 'plan_records WHERE user_id = ?',
        order: 'id DESC',
        cells: [member.id],
      },
      request,
    )
    return pageFull(rows, request, 'api/v2/member/roles', (row) => ({
      id: row.id,
      user_id: row.user_id,
      role_id: row.role_id,
      charge: row.charge,
      started_at: dtRaw(row.started_at),
      expired_at: dtRaw(row.expired_at),
      created_at: dtIso(row.created_at),
      updated_at: dtIso(row.created_at),
      user: {
        id: member.id,
        nick_name: member.nick_name,
        avatar: memberAvatar(sandbox, member.avatar),
        mobile: member.mobile,
      },
      role: planName(sandbox, row.role_id),
    }))
  }),
]

function planColumns({ id, name, charge, expire_days, features }: PlanRow) {
  const rows: string[] = JSON.parse(features)
  return { id, name, charge, expire_days, desc_rows: rows.length === 0 ? [''] : rows }
}
