import { Component, type ReactNode } from 'react';
import { StateView } from '../state-view/StateView';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** For the log: the cause, without personal data. */
  onError: (error: Error) => void;
}

/** Keeps a screen's defect inside the screen: one sentence and a way on. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: Error): void {
    this.props.onError(error);
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <StateView
        icon="circle-alert"
        title="页面出了点问题"
        text="您填写的内容没有丢失，请重新打开试试。"
        action={{ text: '重新打开', onClick: () => this.setState({ failed: false }) }}
      />
    );
  }
}
