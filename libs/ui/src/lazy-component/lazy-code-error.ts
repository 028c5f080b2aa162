/** Thrown while rendering when the code of a lazy component could not be fetched. */
export class LazyCodeError extends Error {
  /** Makes the next mount fetch the code again. */
  readonly renew: () => void

  constructor(renew: () => void, cause: unknown) {
    super('The code of a lazy component could not be fetched', { cause })
    this.name = 'LazyCodeError'
    this.renew = renew
  }
}

/** For the boundary that caught the error: makes the next mount fetch the code of a lazy component again. */
export function renewLazyCode(error: unknown): void {
  if (error instanceof LazyCodeError) error.renew()
}
