import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeBrowser } from '../../../testing/fake-browser.ts';
import { ok, show, signIn } from '../testing/show.tsx';
import { NoPassword } from './no-password.tsx';

fakeBrowser();

it('who came by a provider is offered a link to choose a password, rather than a form that asks for one they do not have', async () => {
  signIn();
  const { user, calls } = show(<NoPassword email="camille@exemple.fr" />, {
    at: '/profile/index',
    api: { 'POST /forgot_password/': () => ok() },
  });
  await user.click(screen.getByRole('button', { name: 'Recevoir un lien pour en choisir un' }));
  expect(await screen.findByText(/Un lien est parti à camille@exemple\.fr/)).toBeDefined();
  expect(calls('POST /forgot_password/')[0]?.body).toEqual({ email: 'camille@exemple.fr' });
});
