// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ApiError } from '../api/api-error';
import { Loaded } from './loaded';

const loading = { data: undefined, error: undefined, isValidating: true, mutate: vi.fn(() => Promise.resolve()) };
const failed = new ApiError(503, 'The database does not answer.', 'database_unavailable');

function show(result: Partial<Record<keyof typeof loading, unknown>>) {
  const of = { ...loading, ...result } as typeof loading & { data: string | undefined };
  render(
    <Loaded of={of} name="the requests">
      {(text) => <p>{text}</p>}
    </Loaded>,
  );
}

it('says to screen readers what is loading', () => {
  show({});
  expect(screen.getByRole('status').textContent).toBe('Loading the requests');
});

it('shows data and keeps it when loading it again fails', () => {
  show({ data: 'Three requests', error: failed });
  expect(screen.getByText('Three requests')).toBeTruthy();
  expect(screen.queryByText(/could not load/)).toBeNull();
});

it('says what failed and why, and tries again', () => {
  show({ error: failed, isValidating: false });
  expect(screen.getByRole('heading', { name: 'We could not load the requests' })).toBeTruthy();
  expect(screen.getByText('The database does not answer.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(loading.mutate).toHaveBeenCalledOnce();
});
