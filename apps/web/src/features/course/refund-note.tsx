import { RefundFact } from '@shuyuan/courses'
import { textFromHtml } from '@shuyuan/rich-text'
import { useSite } from '@shuyuan/site/react'

const refund = /退款|退费/

/** The sentence on refunds of the school's notes on buying; `null` where they have none. */
export function refundSentence(notice: string): string | null {
  const sentences = textFromHtml(notice).split(/\n|(?<=。)/)
  return sentences.find((sentence) => refund.test(sentence) && sentence.length > 10) ?? null
}

/** What the school says of refunds. */
export function RefundNote() {
  const { config } = useSite()
  const sentence = refundSentence(config.coursePurchaseNotice)
  return sentence && <RefundFact text={sentence} />
}
