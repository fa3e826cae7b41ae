import { wantsLessMotion } from '@counterpart/design-system/layout';
import { Component, createRef, type ReactNode, type RefObject } from 'react';

const milliseconds = 200;

interface Props {
  /** Of the rows, in their order. */
  readonly ids: readonly number[];
  /** Renders a list with a row for each id. */
  readonly children: (list: RefObject<HTMLUListElement | null>) => ReactNode;
}

/**
 * Rows that stay when a filter or the order changes move to their new position, and new ones fade in. A class, because
 * only `getSnapshotBeforeUpdate` sees where they were; nothing is measured before the first change.
 */
export class MovingRows extends Component<Props> {
  private readonly list = createRef<HTMLUListElement>();

  override getSnapshotBeforeUpdate({ ids }: Props): ReadonlyMap<number | undefined, number> | null {
    if (ids.join() === this.props.ids.join() || wantsLessMotion()) return null;
    return new Map(this.rows().map((row, index) => [ids[index], row.offsetTop]));
  }

  override componentDidUpdate(_before: Props, _state: unknown, tops: ReadonlyMap<number | undefined, number> | null) {
    if (!tops) return;
    this.rows().forEach((row, index) => {
      const top = tops.get(this.props.ids[index]);
      const from = top === undefined ? { opacity: [0, 1] } : { translate: [`0 ${top - row.offsetTop}px`, '0 0'] };
      // Test DOMs cannot animate.
      if ('animate' in row) row.animate(from, { duration: milliseconds, easing: 'cubic-bezier(0.2, 0, 0, 1)' });
    });
  }

  override render(): ReactNode {
    return this.props.children(this.list);
  }

  private rows(): HTMLElement[] {
    return [...(this.list.current?.children ?? [])].filter((row) => row instanceof HTMLElement);
  }
}
