import { Component, type ReactNode } from 'react';
import { MountAgain } from './MountAgain.tsx';

/**
 * Error boundary for UI outside the page. After an error it renders nothing, so the page stays usable. React logs the
 * error.
 */
export class SilentErrorBoundary extends Component<{ readonly children: ReactNode }, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : <MountAgain>{this.props.children}</MountAgain>;
  }
}
