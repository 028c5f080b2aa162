// The only file of this folder that other features import.

export { useStudyPoints } from './use-study-points'
