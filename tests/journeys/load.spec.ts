import { mixOf, replay } from '@bridge/server/testing/load';
import { expect, test } from '../support/demonstration.ts';

test('R-17: many visitors at once are all answered, and so are the people of the console', async ({
  demonstration,
  api,
}) => {
  const mix = await mixOf(demonstration.address, () => api.call('GET', '/api/selections'));
  const { sent, failed } = await replay(mix, 40, 4);
  expect(sent).toBe(160);
  expect(failed).toBe(0);
});
