import type { CreditRecord } from '../models/account'
import { instant, number, textOrEmpty } from '../wire/scalars'
import { pageReader } from '../wire/page-reader'
import { record } from '../wire/record'

export const readCreditRecords = pageReader(
  record({ sum: number, remark: textOrEmpty, created_at: instant }),
  ({ sum, remark, created_at }): CreditRecord => ({ amount: sum, remark, createdAt: created_at }),
)
