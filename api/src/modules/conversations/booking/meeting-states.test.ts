import { describe, expect, it } from 'vitest';
import { meetingEvents, meetingStatuses, nextMeetingStatus, sideMay } from './meeting-states';

describe('the states of a meeting', () => {
  it('allow these transitions and no others', () => {
    const all = meetingStatuses.flatMap((status) =>
      meetingEvents.flatMap((event) => {
        const next = nextMeetingStatus(status, event);
        return next ? [`${status} ${event} ${next}`] : [];
      }),
    );
    expect(all).toEqual([
      'requested confirmed confirmed',
      'requested declined declined',
      'requested proposed countered',
      'requested cancelled cancelled',
      'requested lapsed expired',
      'countered declined declined',
      'countered proposed countered',
      'countered accepted confirmed',
      'countered refused requested',
      'countered cancelled cancelled',
      'countered lapsed expired',
      'confirmed proposed moving',
      'confirmed cancelled cancelled',
      'moving proposed moving',
      'moving accepted confirmed',
      'moving refused confirmed',
      'moving cancelled cancelled',
      'moving lapsed confirmed',
    ]);
  });

  it('leave to each side what is theirs', () => {
    const all = (['professional', 'client'] as const).flatMap((side) =>
      ([null, 'professional', 'client'] as const).flatMap((proposedBy) =>
        (proposedBy ? (['countered', 'moving'] as const) : (['requested', 'confirmed'] as const)).map(
          (status) =>
            `${side}, ${status}${proposedBy ? ` by ${proposedBy}` : ''}: ${meetingEvents
              .filter((event) => sideMay(side, event, { status, proposedBy }))
              .join(' ')}`,
        ),
      ),
    );
    expect(all).toEqual([
      'professional, requested: confirmed declined proposed',
      'professional, confirmed: proposed cancelled',
      'professional, countered by professional: declined proposed refused',
      'professional, moving by professional: proposed refused cancelled',
      'professional, countered by client: declined proposed accepted refused',
      'professional, moving by client: proposed accepted refused cancelled',
      'client, requested: proposed cancelled',
      'client, confirmed: proposed cancelled',
      'client, countered by professional: proposed accepted refused cancelled',
      'client, moving by professional: proposed accepted refused cancelled',
      'client, countered by client: proposed refused cancelled',
      'client, moving by client: proposed refused cancelled',
    ]);
  });
});
