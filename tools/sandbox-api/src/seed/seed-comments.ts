import type { ContentComment, ContentReply } from '../content-shape'
import { parseRaw } from '../wire/time'
import type { Seeding } from './seeding'

const provinces = ['北京', '上海', '浙江省', '广东省', '四川省', '湖北省', '陕西省', '内网IP']

export function seedComments(seeding: Seeding) {
  for (const comment of seeding.content.comments) {
    const parentId = insertComment(seeding, comment, comment, 0, 0)
    const replyIds: number[] = []
    for (const reply of comment.replies) {
      const answered = reply.replyToIndex === undefined ? 0 : (replyIds[reply.replyToIndex] ?? 0)
      replyIds.push(insertComment(seeding, comment, reply, parentId, answered))
    }
  }
}

function insertComment(
  seeding: Seeding,
  { target, targetId }: ContentComment,
  { author, content, approved, createdAt }: Omit<ContentReply, 'replyToIndex'>,
  parentId: number,
  replyId: number,
): number {
  const userId = authorId(seeding, author)
  return seeding.store.run(
    `INSERT INTO comments (rt, rid, parent_id, reply_id, user_id, content, ip_province, is_check,
      created_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    target === 'course' ? 1 : 2,
    targetId,
    parentId,
    replyId,
    userId,
    content,
    provinces[userId % provinces.length] ?? '',
    Number(approved),
    parseRaw(createdAt),
  ).id
}

function authorId({ store }: Seeding, nickName: string): number {
  const author = store.one<{ id: number }>('SELECT id FROM users WHERE nick_name = ?', nickName)
  if (!author) throw new Error(`A comment names an unknown author: ${nickName}`)
  return author.id
}
