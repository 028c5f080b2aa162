export {
  answering,
  answeringInTurn,
  awaitingFaceCheck,
  breaking,
  type BrokenReply,
  commonFailures,
  delaying,
  disconnecting,
  failing,
  type HandlerOptions,
  handling,
} from './handlers'
export { createHandlers, type CreateHandlersOptions } from './create-handlers'
export { failureReply, successReply, type FailureReply, type OperationName } from './envelope'
export { operationTable } from '../generated/operation-table'
export { samples, type OperationData } from '../generated/samples'
