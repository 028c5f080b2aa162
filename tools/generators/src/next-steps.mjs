import { logger } from '@nx/devkit'

/**
 * Prints what is left to do after the files are written.
 *
 * @param {string[]} steps
 */
export function nextSteps(steps) {
  logger.info(['', 'Next:', ...steps.map((step) => `- ${step}`)].join('\n'))
}
