import { expect, test } from '../support/journey.ts';

test('a person signs in and finds the guide', async ({ page, world, signIn }) => {
  const { username } = await world.createUser({ roles: ['ROLE_SUPER_ADMIN'] });
  await signIn(page, username);
  await expect(page).toHaveTitle('Guide - Bridge');
});
