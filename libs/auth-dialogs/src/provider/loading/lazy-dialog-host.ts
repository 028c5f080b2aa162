import { lazyComponent } from '@shuyuan/ui'
import { loadDialogHost } from './load-dialog-host'

/**
 * Lazy DialogHost, loaded when the first dialog opens. In a file of its own, so that the types of the package do not
 * include those of ui and styled-components.
 */
export const DialogHost = lazyComponent(loadDialogHost)
