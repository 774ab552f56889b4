import { mixOf, replay } from '@bridge/server/testing/load';
import { expect, test } from '../support/demonstration.ts';

test('R-17: many visitors at once are all answered, and so are the people of the console', { tag: '@torture' }, async ({
  demonstration,
  api,
}) => {
  const mix = await mixOf(demonstration.address, () => api.call('GET', '/api/selections'));
  // Pages that were seen before, as on any day.
  for (const request of mix) await request.send();
  const { sent, failures } = await replay(mix, 40, 4);
  expect(sent).toBe(160);
  expect(failures).toEqual([]);
});
