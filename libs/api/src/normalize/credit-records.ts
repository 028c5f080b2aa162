import type { CreditRecord } from '../models/account'
import { instant } from '../wire/instant'
import { number } from '../wire/number'
import { pageReader } from '../wire/page-reader'
import { record } from '../wire/record'
import { textOrEmpty } from '../wire/text'

/** Reads a page of changes of the points balance. */
export const readCreditRecords = pageReader(
  record({ sum: number, remark: textOrEmpty, created_at: instant }),
  ({ sum, remark, created_at }): CreditRecord => ({ amount: sum, remark, createdAt: created_at }),
)
