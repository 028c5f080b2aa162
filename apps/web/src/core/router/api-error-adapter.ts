import { ApiError, isApiError } from '@shuyuan/api'
import { createSerializationAdapter } from '@tanstack/react-router'

/** Passes refusals of the API from the server to the browser. The router alone keeps only their message. */
export const apiErrorAdapter = createSerializationAdapter({
  key: 'ApiError',
  test: isApiError,
  toSerializable: ({ kind, message, code, status, isServerText }) => ({
    kind,
    message,
    code,
    status,
    isServerText,
  }),
  fromSerializable: (fields) => new ApiError(fields),
})
