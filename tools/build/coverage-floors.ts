interface CoverageFloor {
  statements: number
  branches: number
}

/**
 * Minimum coverage of the unit tests per project folder, in percent. Code that only runs in a browser (stories, browser
 * tests) is not counted.
 */
export const coverageFloors: Record<string, CoverageFloor> = {
  'apps/web': { statements: 43, branches: 41 },
  'libs/api': { statements: 99, branches: 97 },
  'libs/auth-backend': { statements: 96, branches: 90 },
  'libs/auth-dialogs': { statements: 97, branches: 95 },
  'libs/browser-storage': { statements: 100, branches: 98 },
  'libs/checkout': { statements: 98, branches: 92 },
  'libs/courses': { statements: 98, branches: 95 },
  'libs/layout': { statements: 99, branches: 95 },
  'libs/login-element': { statements: 94, branches: 89 },
  'libs/member': { statements: 87, branches: 86 },
  'libs/player': { statements: 93, branches: 85 },
  'libs/rich-text': { statements: 91, branches: 87 },
  'libs/session': { statements: 99, branches: 98 },
  'libs/site': { statements: 100, branches: 100 },
  'libs/time-format': { statements: 100, branches: 100 },
  'libs/ui': { statements: 97, branches: 94 },
  'libs/watch-progress': { statements: 97, branches: 92 },
}
