import type { ApiClient } from '../client/api-client'
import type { CommentTarget } from '../models/comment'
import {
  readAllComments,
  readCommentReplies,
  readComments,
  commentResource,
} from '../normalize/course/comments'
import { apiQuery } from './api-query'
import { queryScopes } from './scopes'
import { staleTimes } from './stale-times'

const targetScope = ({ kind, id }: CommentTarget) => [...queryScopes.comments, kind, id] as const

/** Query for the newest five comments, each with its newest three replies, and the total count. */
export const commentsQuery = (api: ApiClient, target: CommentTarget) =>
  apiQuery(api, {
    queryKey: [...targetScope(target), 'newest'],
    staleTime: staleTimes.personal,
    send: (http, init) =>
      http.GET('/api/v3/comments', { ...init, params: { query: commentResource(target) } }),
    read: readComments,
  })

/** Query for all comments. */
export const allCommentsQuery = (api: ApiClient, target: CommentTarget) =>
  apiQuery(api, {
    queryKey: [...targetScope(target), 'all'],
    staleTime: staleTimes.personal,
    send: (http, init) =>
      http.GET('/api/v3/comments/replies', {
        ...init,
        params: { query: commentResource(target) },
      }),
    read: readAllComments,
  })

/** Query for all replies to a comment, newest first. */
export const commentRepliesQuery = (api: ApiClient, target: CommentTarget, parentId: string) =>
  apiQuery(api, {
    queryKey: [...targetScope(target), 'replies', parentId],
    staleTime: staleTimes.personal,
    send: (http, init) =>
      http.GET('/api/v3/comments/replies', {
        ...init,
        params: { query: { ...commentResource(target), parent_id: parentId } },
      }),
    read: readCommentReplies,
  })
