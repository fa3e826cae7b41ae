import { Component, type ErrorInfo, type ReactNode } from 'react';
import { reportAreaError } from '../telemetry/report-area-error';
import { AreaErrorCard } from './area-error-card';

interface Props {
  readonly area: string;
  /** Instead of the card, also when it is `null`; for slots, which are small. */
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}

/** Catches what an area throws while rendering. */
export class AreaBoundary extends Component<Props, { readonly error: Error | null }> {
  override state: { readonly error: Error | null } = { error: null };

  static getDerivedStateFromError(error: Error): { readonly error: Error } {
    return { error };
  }

  override componentDidCatch(error: Error, _info: ErrorInfo): void {
    reportAreaError({ area: this.props.area, phase: 'render', error });
  }

  override render(): ReactNode {
    if (!this.state.error) return this.props.children;
    const { area, fallback } = this.props;
    return fallback === undefined ? (
      <AreaErrorCard area={area} onRetry={() => this.setState({ error: null })} />
    ) : (
      fallback
    );
  }
}
