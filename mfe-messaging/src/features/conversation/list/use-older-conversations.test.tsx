// @vitest-environment happy-dom
import { mockResponses, renderInHost } from '@counterpart/shell/sdk/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { expect, test } from 'vitest';
import { conversation } from '../../../testing/fixtures';
import { useOlderConversations } from './use-older-conversations';

const numbered = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => conversation(from + index, 'Maya'));

function Ids(): ReactNode {
  const [newest, setNewest] = useState(() => numbered(101, 300));
  const { all, older } = useOlderConversations(newest);
  return (
    <>
      <p role="status">{all.map(({ id }) => id).join()}</p>
      <button onClick={() => setNewest(numbered(100, 299))}>Receive</button>
      {older && <button onClick={older.onLoad}>{older.failed ? 'Try Again' : 'Show more'}</button>}
    </>
  );
}

test('conversations beyond the first 200 come when asked for, and none is lost when a newer one comes', async () => {
  let isDown = true;
  mockResponses({
    'GET /api/conversations?before=700': () => {
      if (isDown) throw new Error('The network is down.');
      return numbered(301, 303);
    },
  });
  renderInHost(<Ids />);
  fireEvent.click(screen.getByText('Show more'));
  const again = await screen.findByText('Try Again');
  isDown = false;
  fireEvent.click(again);
  const shown = () => screen.getByRole('status').textContent.split(',').map(Number);
  await waitFor(() => expect(shown()).toEqual(numbered(101, 303).map(({ id }) => id)));
  expect(screen.queryByText('Show more')).toBeNull();
  fireEvent.click(screen.getByText('Receive'));
  expect(shown()).toEqual(numbered(100, 303).map(({ id }) => id));
});
