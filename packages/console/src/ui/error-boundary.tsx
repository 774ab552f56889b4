import { Component, type ReactNode } from 'react';

interface Props {
  readonly children: ReactNode;
  readonly fallback: (error: unknown, retry: () => void) => ReactNode;
}

interface State {
  readonly failure: { readonly error: unknown } | null;
}

/** Keeps the failure of its children inside its own frame. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failure: null };

  static getDerivedStateFromError(error: unknown): State {
    return { failure: { error } };
  }

  override render(): ReactNode {
    const { failure } = this.state;
    return failure ? this.props.fallback(failure.error, () => this.setState({ failure: null })) : this.props.children;
  }
}

/** Whether a part of the code could not be loaded: usually, a new version is online, and a reload gets its files. */
export function isLoadingFailure(error: unknown): boolean {
  return error instanceof Error && /dynamically imported module|importing a module|preload/i.test(error.message);
}
