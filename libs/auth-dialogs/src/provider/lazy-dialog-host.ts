import { lazyComponent } from '@shuyuan/ui'
import { loadDialogHost } from './load-dialog-host'

/** Lazy DialogHost, loaded when the first dialog opens. */
export const DialogHost = lazyComponent(loadDialogHost)
