import { Component, type ReactNode } from 'react';

/** What is nobody's page may fail without a word on the screen: it is gone, and the page stays. React logs the error. */
export class Quietly extends Component<{ readonly children: ReactNode }, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}
