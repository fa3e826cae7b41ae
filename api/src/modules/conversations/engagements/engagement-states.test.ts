import { describe, expect, it } from 'vitest';
import { engagementActs, engagementStatuses, liveStatuses, nextEngagementStatus, sideMay } from './engagement-states';

const allowed = engagementStatuses.flatMap((status) =>
  engagementActs.flatMap((act) => {
    const next = nextEngagementStatus(status, act);
    const sides = (['client', 'professional'] as const).filter((side) => sideMay(side, act, status));
    return next ? [`${status} ${act} ${next} ${sides.join('+') || 'job'}`] : [];
  }),
);

describe('states of work', () => {
  it('change by these acts of these sides, and by no others', () => {
    expect(allowed).toEqual([
      'brief change-brief brief client',
      'brief propose proposed professional',
      'brief end ended client+professional',
      'proposed change-brief proposed client',
      'proposed propose proposed professional',
      'proposed withdraw brief professional',
      'proposed accept accepted client',
      'proposed decline brief client',
      'proposed end ended client+professional',
      'proposed expire brief job',
      'accepted start in-progress professional',
      'accepted end ended client+professional',
      'in-progress done done professional',
      'in-progress end ended client+professional',
      'done reopen in-progress client',
    ]);
  });

  it('are live until the work is done or ended', () => {
    expect(liveStatuses).toEqual(['brief', 'proposed', 'accepted', 'in-progress']);
  });
});
