import { ApiError, isApiError } from '@shuyuan/api'
import { createSerializationAdapter } from '@tanstack/react-router'

/** Serializes API errors for hydration. By default the router keeps only their message. */
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
