import { optional } from 'valibot'
import type { InferOutput } from 'valibot'
import type { Comment, CommentAuthor, CommentReply, CommentTarget } from '../../models/comment'
import { toImage } from '../../wire/urls'
import {
  flagOrOn,
  instant,
  numberOrZero,
  filledText,
  textOrEmpty,
  textOrNull,
} from '../../wire/scalars'
import { pageReader } from '../../wire/page-reader'
import { reader } from '../../wire/reader'
import { orNull, record } from '../../wire/record'
import { innerRows, rows } from '../../wire/rows'

// The server sends `[]` for a deleted author.
const author = orNull(record({ nick_name: textOrEmpty, avatar: textOrNull }))

const replyEntries = {
  id: filledText,
  content: textOrEmpty,
  is_check: flagOrOn,
  ip_province: textOrEmpty,
  created_at: instant,
  user: author,
  reply_user: optional(author),
}
const reply = record(replyEntries)

const comment = record({
  ...replyEntries,
  replies_count: numberOrZero,
  replies: innerRows(reply),
})

/** Values for private and unknown addresses. */
const unknownPlaces = ['UNKNOWN', '内网IP']

function toAuthor(wire: InferOutput<typeof author>, assetBase: string): CommentAuthor {
  return wire && { name: wire.nick_name, avatar: toImage(wire.avatar, assetBase) }
}

function toReply(wire: InferOutput<typeof reply>, assetBase: string): CommentReply {
  return {
    id: wire.id,
    // One of the endpoints leaks the text of pending replies.
    content: wire.is_check ? wire.content : '',
    isPending: !wire.is_check,
    ipProvince: unknownPlaces.includes(wire.ip_province) ? '' : wire.ip_province,
    createdAt: wire.created_at,
    author: toAuthor(wire.user, assetBase),
    ...(wire.reply_user !== undefined && { replyTo: toAuthor(wire.reply_user, assetBase) }),
  }
}

function toComment(wire: InferOutput<typeof comment>, assetBase: string): Comment {
  return {
    ...toReply(wire, assetBase),
    replyCount: Math.max(wire.replies_count, wire.replies.length),
    replies: wire.replies.map((item) => toReply(item, assetBase)),
  }
}

/**
 * Reads the newest comments and the total count. Here the server looks up answered authors only
 * among those that it sends, so a missing one usually still has an account.
 */
export const readComments = pageReader(comment, (wire, assetBase) =>
  toComment({ ...wire, replies: wire.replies.map(withoutUnknownName) }, assetBase),
)

function withoutUnknownName(wire: InferOutput<typeof reply>): InferOutput<typeof reply> {
  return { ...wire, reply_user: wire.reply_user ?? undefined }
}

export const readAllComments = reader(record({ data: rows(comment) }), ({ data }, assetBase) =>
  data.map((item) => toComment(item, assetBase)),
)

export const readCommentReplies = reader(record({ data: rows(reply) }), ({ data }, assetBase) =>
  data.map((item) => toReply(item, assetBase)),
)

/** Reads the reply to creating a comment. */
export const readComment = reader(comment, toComment)

/** Reads the reply to creating a comment reply. */
export const readCommentReply = reader(reply, toReply)

const resourceTypes = { course: 1, lesson: 2 } as const

/** Converts the target of a comment to API parameters. */
export function commentResource({ kind, id }: CommentTarget) {
  return { rt: resourceTypes[kind], rid: id }
}
