import { diaporama, diapositives, ESSAI, newItem } from '@bridge/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { fakeBrowser } from '../../../testing/fake-browser.ts';
import { savedRecord, showBeside } from '../../../testing/show-beside.tsx';
import { EssaiButton } from './essai.button.tsx';

fakeBrowser();

const MANIFESTE = 'POST /api/display/diaporamas/manifeste';
const TEXTE = newItem(diapositives, { genre: 'texte', titre: { fr: 'Bienvenue' } });
const manifeste = { ecran: { fuseau: 'Europe/Paris' }, programmes: [{ sequence: [{ cle: 'd1', rang: 0 }] }] };

async function open(changes: object = {}) {
  const page = await showBeside(<EssaiButton />, {
    resource: diaporama,
    record: savedRecord(diaporama, {
      nom: 'Vitrine',
      gabarit: 1,
      langues: ['fr', 'en'],
      sequence: [TEXTE],
      ...changes,
    }),
    api: { [MANIFESTE]: () => ({ data: manifeste }) },
  });
  await page.user.click(screen.getByRole('button', { name: 'Aperçu plein écran' }));
  return { ...page, box: within(await screen.findByRole('dialog')) };
}

describe('the full-screen preview', () => {
  it('gives the player the draft, for the day, the screen and the ordeal that are asked', async () => {
    const { user, box, sent } = await open();
    await waitFor(() => expect(sent(MANIFESTE)).toHaveLength(1));
    expect(sent(MANIFESTE)[0]?.body).toMatchObject({
      diaporama: { nom: 'Vitrine', gabarit: 1 },
      ecran: null,
      langue: null,
      epreuve: null,
    });
    await user.selectOptions(box.getByRole('combobox', { name: 'À l’épreuve' }), 'sans-photo');
    await waitFor(() => expect(sent(MANIFESTE).at(-1)?.body).toMatchObject({ epreuve: 'sans-photo' }));
    await user.selectOptions(box.getByRole('combobox', { name: 'Langue' }), 'en');
    await waitFor(() => expect(sent(MANIFESTE).at(-1)?.body).toMatchObject({ langue: 'en' }));
  });

  it('plays once the player is ready, and says what it shows', async () => {
    const { box, sent } = await open();
    const frame = box.getByTitle<HTMLIFrameElement>(/tel qu’un écran le passe/);
    expect(frame.getAttribute('src')).toBe('/e/essai');
    await waitFor(() => expect(sent(MANIFESTE)).toHaveLength(1));
    const source = frame.contentWindow;
    if (!source) throw new Error('the frame has a window');
    const given = vi.spyOn(source, 'postMessage').mockImplementation(() => undefined);
    const tell = (etat: string, diapositive: string | null = null) =>
      act(() =>
        window.dispatchEvent(
          new MessageEvent('message', {
            origin: location.origin,
            source,
            data: { de: ESSAI, etat, diapositive, vue: null },
          }),
        ),
      );
    tell('pret');
    await waitFor(() => expect(given.mock.calls[0]?.[0]).toMatchObject({ pour: ESSAI, manifeste, langue: null }));
    expect(given.mock.calls[0]?.[1]).toBe(location.origin);
    tell('joue', 'd1');
    expect(await box.findByText('Diapositive 1.')).toBeTruthy();
  });

  it('says what the diaporama lacks, and plays nothing', async () => {
    const { box, sent } = await open({ sequence: [] });
    expect(await box.findByText(/^Ajoutez une diapositive/)).toBeTruthy();
    expect(sent(MANIFESTE)).toHaveLength(0);
    expect(box.queryByTitle(/tel qu’un écran/)).toBeNull();
  });
});
