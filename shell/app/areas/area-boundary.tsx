import { Component, type ReactNode } from 'react';
import { RecoveringArea } from './recovering-area';
import { toError } from '../../sdk/parts/to-error';

interface Props {
  readonly area: string;
  /** Instead of the outline and the card, also when it is `null`; for slots, which are small. */
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}

/**
 * Catches what an area throws while rendering or in an effect. The release before takes over; when that is not possible
 * the area's card is shown.
 */
export class AreaBoundary extends Component<Props, { readonly error: Error | null }> {
  override state: { readonly error: Error | null } = { error: null };

  static getDerivedStateFromError(error: unknown): { readonly error: Error } {
    return { error: toError(error) };
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (!error) return this.props.children;
    const { area, fallback } = this.props;
    const again = () => this.setState({ error: null });
    const small = fallback === undefined ? {} : { meanwhile: fallback, instead: fallback };
    return <RecoveringArea area={area} phase="render" error={error} onRecovered={again} onRetry={again} {...small} />;
  }
}
