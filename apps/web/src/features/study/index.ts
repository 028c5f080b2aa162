// Where learning goes on. Other rooms import this file, never the files beside it.

export { useStudyPoints } from './use-study-points'
