import { RefundItem } from '@shuyuan/courses'
import { textFromHtml } from '@shuyuan/rich-text'
import { useSite } from '@shuyuan/site/react'

const refund = /退款|退费/

/** Returns the sentence about refunds in the purchase notice, or null. */
export function refundSentence(notice: string): string | null {
  const sentences = textFromHtml(notice).split(/\n|(?<=。)/)
  return sentences.find((sentence) => refund.test(sentence) && sentence.length > 10) ?? null
}

/** Refund policy from the school's purchase notice. */
export function RefundNote() {
  const { config } = useSite()
  const sentence = refundSentence(config.coursePurchaseNotice)
  return sentence && <RefundItem text={sentence} />
}
