import { safeParse } from 'valibot'
import type { GenericSchema, InferOutput } from 'valibot'
import { failure } from '../error/failure'
import { explainAll } from './explain'

// Bundlers replace this, so production builds drop the explanation.
declare const process: { env: { NODE_ENV?: string } }

/**
 * Converts `data` of a reply to a model. Resolves relative image URLs against `assetBase`. Throws
 * only `ApiError`s of kind `malformed`.
 */
export type Reader<Model> = (data: unknown, assetBase: string) => Model

/** Creates a reader from a schema and a converter. */
// @__NO_SIDE_EFFECTS__
export function reader<Schema extends GenericSchema, Model>(
  schema: Schema,
  toModel: (wire: InferOutput<Schema>, assetBase: string) => Model,
): Reader<Model> {
  return (data, assetBase) => {
    const result = safeParse(schema, data)
    if (!result.success) {
      throw failure('malformed', {
        cause: process.env.NODE_ENV === 'production' ? result.issues : explainAll(result.issues),
      })
    }
    return toModel(result.output, assetBase)
  }
}

/** Reads a reply without meaningful data. */
export const readNothing: Reader<void> = () => undefined
