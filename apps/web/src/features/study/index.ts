// The only file of this folder that other features import.

export { LazyContinueLearning } from './lazy-continue-learning'
