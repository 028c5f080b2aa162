import { safeParse } from 'valibot'
import type { GenericSchema, InferOutput } from 'valibot'
import { failure } from '../error/failure'
import { explainAll } from './explain'

// Bundlers put the mode in its place, as for React.
declare const process: { env: { NODE_ENV?: string } }

/**
 * Turns `data` of a reply into a model. Relative image URLs are resolved against
 * `assetBase`. Throws an `ApiError` of kind `malformed`, nothing else.
 */
export type Reader<Model> = (data: unknown, assetBase: string) => Model

/** A reader from the wire's schema and the step from wire to model. */
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
