import { pipe, toMinValue } from 'valibot'
import type { VipPlan } from '../../models/order'
import { integer, number, numberOrZero, filledText } from '../../wire/scalars'
import { reader } from '../../wire/reader'
import { record } from '../../wire/record'
import { innerRows, rows } from '../../wire/rows'

const plan = record({
  id: integer,
  name: filledText,
  charge: pipe(number, toMinValue(0)),
  expire_days: numberOrZero,
  // The server sends one empty line for a plan without a description.
  desc_rows: innerRows(filledText),
})

/** Reads the VIP plans on sale, at most 100. */
export const readVipPlans = reader(rows(plan, 100), (wire) =>
  wire.map(({ id, name, charge, expire_days, desc_rows }): VipPlan => ({
    id,
    name,
    price: charge,
    days: expire_days,
    features: desc_rows,
  })),
)
