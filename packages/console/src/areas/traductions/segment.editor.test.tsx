import { errorKinds, type Segment } from '@bridge/contract';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { refusal } from '../../testing/fake-api.ts';
import { fakeBrowser } from '../../testing/fake-browser.ts';
import { showScreen } from '../../testing/show-screen.tsx';
import SegmentDrawer from './segment.drawer.tsx';

fakeBrowser();

const segment = (id: number, changes: Partial<Segment> = {}): Segment => ({
  ligne: {
    id,
    nom: `Objet ${id}`,
    ressource: 'objet',
    sujet: id,
    genre: 'resume',
    champ: 'resume',
    langue: 'en',
    etat: 'a_relire',
    origine: null,
    moteur: 'DeepL',
    glossaire: null,
    faiteLe: null,
    caracteres: 12,
    type: 'hotel',
    commune: 'Ambrelac',
    assigneeA: null,
    entiteId: 1,
  },
  francais: 'Au bord du Lac.',
  francaisAvant: null,
  texte: null,
  proposition: { texte: 'By the Lac.', moteur: 'DeepL', glossaire: null, relecture: 'attendue' },
  memoire: [],
  termes: [{ terme: 'Lac', dit: 'Lac' }],
  moteurs: [],
  suivante: id === 1 ? 2 : null,
  chemin: null,
  ...changes,
});

const read = (id: number) => `GET /api/reglages/traductions/${id}/segment`;
const decide = (id: number) => `POST /api/reglages/traductions/${id}/decision`;

const open = (
  first: Segment,
  answer: () => object = () => ({ data: segment(1, { ligne: { ...first.ligne, etat: 'a_jour' } }) }),
) =>
  showScreen(<SegmentDrawer id={1} onClose={() => undefined} />, {
    at: '/reglages/traductions',
    api: {
      [read(1)]: () => ({ data: first }),
      [read(2)]: () => ({ data: segment(2, { francais: 'Ensuite.' }) }),
      [decide(1)]: answer,
    },
  });

describe('the editor of a translation', () => {
  it('shows what a machine proposes beside the French, with the words of the glossary, and accepts it from the keyboard', async () => {
    const page = await open(segment(1));
    const box = await screen.findByRole('textbox', { name: /Traduction/ });
    expect(box).toHaveProperty('value', 'By the Lac.');
    expect(screen.getByTitle(/Glossaire\s: Lac/).textContent).toBe('Lac');
    await page.user.click(box);
    await page.user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(page.sent(decide(1))[0]?.body).toEqual({ geste: 'accepter' }));
    expect(await screen.findByText('Ensuite.')).toBeDefined();
  });

  it('keeps a person’s own words where they typed something else', async () => {
    const page = await open(segment(1));
    const box = await screen.findByRole('textbox', { name: /Traduction/ });
    await page.user.clear(box);
    await page.user.type(box, 'On the lake.');
    await page.user.click(screen.getByRole('button', { name: /^Enregistrer/ }));
    await waitFor(() => expect(page.sent(decide(1))[0]?.body).toEqual({ geste: 'ecrire', texte: 'On the lake.' }));
  });

  it('keeps what was typed and says why where it is refused', async () => {
    const why = 'Cet objet n’a pas d’entité.';
    const refused = { ...refusal(errorKinds.invalidInput), errors: [{ path: 'texte', message: why }] };
    const page = await open(segment(1, { proposition: null }), () => refused);
    const box = await screen.findByRole('textbox', { name: /Traduction/ });
    await page.user.type(box, 'On the lake.');
    await page.user.click(screen.getByRole('button', { name: /^Enregistrer/ }));
    expect((await screen.findByText(why)).textContent).toBe(why);
    expect(box).toHaveProperty('value', 'On the lake.');
  });

  it('offers to save where nothing is translated yet', async () => {
    await open(segment(1, { ligne: { ...segment(1).ligne, etat: 'manquante' }, proposition: null }));
    expect(await screen.findByRole('button', { name: /^Enregistrer/ })).toHaveProperty('disabled', true);
    expect(screen.queryByRole('button', { name: /^Toujours juste/ })).toBeNull();
  });

  it('refuses with one key', async () => {
    const page = await open(segment(1));
    await page.user.click(await screen.findByRole('textbox', { name: /Traduction/ }));
    await page.user.keyboard('{Alt>}r{/Alt}');
    await waitFor(() => expect(page.sent(decide(1))[0]?.body).toEqual({ geste: 'refuser' }));
  });

  it('says what changed in the French, and lets a person say that the translation is still right', async () => {
    const stale = segment(1, { texte: 'By the lake.', proposition: null, francaisAvant: 'Au bord du lac.' });
    const page = await open({ ...stale, ligne: { ...stale.ligne, etat: 'perimee', origine: 'humain' } });
    expect((await screen.findByText('Lac.')).tagName).toBe('INS');
    await page.user.click(screen.getByRole('button', { name: /^Toujours juste/ }));
    await waitFor(() => expect(page.sent(decide(1))[0]?.body).toEqual({ geste: 'confirmer' }));
  });
});
