import { failure } from '../../error/failure'
import { toHref } from '../../wire/urls'
import { reader } from '../../wire/reader'
import { record } from '../../wire/record'
import { filledText } from '../../wire/scalars'

export const readAttachmentUrl = reader(record({ download_url: filledText }), (wire) => {
  const href = toHref(wire.download_url)
  if (!href) throw failure('malformed', { cause: 'The URL has an unsafe scheme' })
  return href
})
