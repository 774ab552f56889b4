import { errorKinds } from '@bridge/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { blankMap } from '../../../testing/blank-map.ts';
import { refusal, type Sent } from '../../../testing/fake-api.ts';
import { fakeBrowser } from '../../../testing/fake-browser.ts';
import { ficheOf } from '../testing/fiche.ts';
import { BASE, READ, showObjet as show } from '../testing/show-objet.tsx';

blankMap();
fakeBrowser();

describe('the notes on an objet', () => {
  const update = (answer: (sent: Sent) => object) => ({ [`PUT ${BASE}`]: answer });

  it('are saved over the version that was read', async () => {
    const { user, sent } = await show(
      ficheOf(),
      '',
      update(() => ({ data: ficheOf().objet })),
    );
    await user.click(await screen.findByRole('textbox', { name: 'Notes internes' }));
    await user.paste('Rappeler en mars.');
    const part = screen.getByRole('region', { name: 'Chez vous' });
    await user.click(within(part).getByRole('button', { name: 'Enregistrer' }));
    await screen.findByText('Tags et notes enregistrés');
    expect(sent(`PUT ${BASE}`)[0]?.body).toEqual({ notesInternes: 'Rappeler en mars.', version: 3 });
  });

  it('stay typed when somebody else changed the objet meanwhile', async () => {
    let saved = ficheOf();
    const { user, sent } = await show(saved, '', {
      [READ]: () => ({ data: saved }),
      ...update(() => {
        saved = ficheOf({ objet: { notesInternes: 'Fermé en janvier.', version: 4 } });
        return refusal(errorKinds.conflict);
      }),
    });
    const box = await screen.findByRole('textbox', { name: 'Notes internes' });
    await user.type(box, 'Rappeler.');
    const part = screen.getByRole('region', { name: 'Chez vous' });
    await user.click(within(part).getByRole('button', { name: 'Enregistrer' }));
    expect(await screen.findByText(/a changé entre-temps/)).toBeTruthy();
    expect((await screen.findByText(/Enregistré entre-temps/)).textContent).toContain('Fermé en janvier.');
    expect(box).toHaveProperty('value', 'Rappeler.');
    await user.click(within(part).getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(sent(`PUT ${BASE}`)[1]?.body).toEqual({ notesInternes: 'Rappeler.', version: 4 }));
  });

  it('keep what is typed while they are being saved', async () => {
    let respond = (_: object) => {};
    const answer = new Promise<object>((resolve) => {
      respond = resolve;
    });
    const { user } = await show(ficheOf(), '', { [`PUT ${BASE}`]: () => answer });
    const box = await screen.findByRole('textbox', { name: 'Notes internes' });
    await user.type(box, 'Rappeler');
    const part = screen.getByRole('region', { name: 'Chez vous' });
    await user.click(within(part).getByRole('button', { name: 'Enregistrer' }));
    await user.type(box, ' en mars');
    respond({ data: ficheOf().objet });
    await screen.findByText('Tags et notes enregistrés');
    expect(box).toHaveProperty('value', 'Rappeler en mars');
  });
});
