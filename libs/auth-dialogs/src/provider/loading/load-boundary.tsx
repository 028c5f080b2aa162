import { renewLazyCode } from '@shuyuan/ui'
import { Component, type ReactNode } from 'react'

interface LoadBoundaryProps {
  children: ReactNode
  onError: () => void
}

/**
 * Error boundary that renders nothing after an error. `ErrorBoundary` of ui would add its error block, button
 * and styled-components to every page, before a dialog opens.
 */
export class LoadBoundary extends Component<LoadBoundaryProps, { hasFailed: boolean }> {
  static getDerivedStateFromError = () => ({ hasFailed: true })
  override state = { hasFailed: false }

  override componentDidCatch(error: unknown) {
    renewLazyCode(error)
    this.props.onError()
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children
  }
}
