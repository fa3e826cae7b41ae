import { encode } from 'uqr';
import { useMemo, type ReactNode } from 'react';
import styled from 'styled-components';

/** In the colors of a light page in the dark theme too: phones read dark squares on light. */
const Picture = styled.svg`
  display: block;
  width: min(200px, 100%);
  margin-inline: auto;
  color-scheme: only light;
  background: Canvas;
  fill: CanvasText;
  border-radius: var(--cp-radius-medium);
`;

/** A text as a QR code, drawn in the browser: a secret goes to no other server. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }): ReactNode {
  const { size, path } = useMemo(() => {
    const { data, size: edge } = encode(text, { border: 3 });
    const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
    return { size: edge, path: squares.join('') };
  }, [text]);
  return (
    <Picture viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={path} />
    </Picture>
  );
}
