interface CoverageFloor {
  statements: number
  branches: number
}

/** Least part of a project's code that its unit tests run, in percent, by the project's folder. */
export const coverageFloors: Record<string, CoverageFloor> = {}
