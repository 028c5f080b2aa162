import { expect, it } from 'vitest'
import { refundSentence } from './refund-note'

it.each([
  [
    '<ol><li>永久有效。</li><li>购买 7 天内可申请<b>全额退款</b>，规则见<a href="/a">说明</a>。</li></ol>',
    '购买 7 天内可申请全额退款，规则见说明。',
  ],
  ['<p>课程永久有效。虚拟商品一经购买，不支持退款。请知悉。</p>', '虚拟商品一经购买，不支持退款。'],
  ['<h3>退款规则</h3><p>学习不超过&nbsp;2 节的可申请退费</p>', '学习不超过 2 节的可申请退费'],
])('finds the sentence about refunds in %j', (notice, sentence) => {
  expect(refundSentence(notice)).toBe(sentence)
})

it.each(['', '<h3>退款规则</h3>', '<p>课程永久有效。</p>'])('finds none in %j', (notice) => {
  expect(refundSentence(notice)).toBeNull()
})
