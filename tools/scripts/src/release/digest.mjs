import { createHash } from 'node:crypto'

/** A short fingerprint of texts in their order. */
export function digest(texts) {
  return createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 12)
}
