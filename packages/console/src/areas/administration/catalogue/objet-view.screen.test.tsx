import { errorKinds } from '@bridge/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { refusal, type Sent } from '../../../testing/fake-api.ts';
import { fakeBrowser } from '../../../testing/fake-browser.ts';
import { showScreen } from '../../../testing/show-screen.tsx';
import ObjetViewScreen from './objet-view.screen.tsx';
import { ficheOf, texteLocal } from './testing/fiche.ts';

// What leaflet draws is tested where it is drawn.
vi.mock('../../../ui/map/map-surface.ts', () => ({
  openSurface: () => ({ show: vi.fn(), fit: vi.fn(), resize: vi.fn(), close: vi.fn() }),
}));
// jsdom has no fonts to wait for.
Object.defineProperty(document, 'fonts', { value: new EventTarget() });
vi.setConfig({ testTimeout: 60_000 });
fakeBrowser();

const PATH = '/administration/catalogue/view/12';
const BASE = '/api/administration/catalogue/12';
const READ = `GET ${BASE}/fiche`;

type Api = Parameters<typeof showScreen>[1]['api'];

function show(fiche = ficheOf(), onglet = '', api: Api = {}) {
  const at = onglet ? `${PATH}?onglet=${onglet}` : PATH;
  const parameters = { bridge_languages: ['fr', 'en'] };
  return showScreen(<ObjetViewScreen />, { at, parameters, api: { [READ]: () => ({ data: fiche }), ...api } });
}
const button = (name: string | RegExp) => screen.findByRole('button', { name });

describe('the page of an objet', () => {
  it('says what it is, where, where it comes from, and what is wrong with it', async () => {
    const { user, address } = await show(ficheOf({ objet: { anomalies: ['sans-contact', 'photo-perimee'] } }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Le moulin de Valbrune' })).toBeTruthy();
    for (const fact of ['Patrimoine culturel', 'Valbrune', 'Publié', 'LEI', 'Val d’Est']) {
      expect(screen.getAllByText(fact).length).toBeGreaterThan(0);
    }
    await user.click(await button(/Droits d’une photo expirés/));
    expect(address()).toBe(`${PATH}?onglet=anomalies`);
    const part = await screen.findByRole('region', { name: 'Anomalies' });
    expect(within(part).getByText(/elle n’est plus à publier/)).toBeTruthy();
  });

  it('shows each text with who wrote it, and says when the source moved on', async () => {
    await show(
      ficheOf({ textesLocaux: [texteLocal({ perime: true }), texteLocal({ langue: 'en', origine: 'machine' })] }),
    );
    const part = await screen.findByRole('region', { name: 'Présentation' });
    expect(within(part).getByText('Rédigé ici')).toBeTruthy();
    expect(within(part).getByText('Périmé')).toBeTruthy();
    expect(within(part).getByText('Machine')).toBeTruthy();
    expect(within(part).getByText('Source')).toBeTruthy();
    expect(within(part).queryByText('A water mill.')).toBeNull();
  });

  it('words the openings and the prices, and marks what stays between professionals', async () => {
    await show(
      ficheOf({
        occurrences: [{ jour: '2026-12-05', ouvre: '09:00', ferme: '12:00' }],
        document: {
          ouverture: {
            periodes: [{ du: '2026-04-01', au: '2026-09-30', chaqueAnnee: true, regle: 'quotidien', creneaux: [] }],
            fermetures: ['premier-mai'],
          },
          tarifs: {
            lignes: [{ libelle: { schema: 'x', code: 'a', libelle: { fr: 'Adulte' } }, min: 5, max: 5, devise: 'EUR' }],
            paiements: [],
          },
          contacts: [
            { genre: 'telephone', valeur: '01 23 45 67 89', role: 'public' },
            { genre: 'email', valeur: 'moulin@exemple.fr', role: 'public' },
            { genre: 'mobile', valeur: '06 00 00 00 00', role: 'proprietaire', personne: 'Dominique Martin' },
          ],
        },
      }),
    );
    expect(await screen.findByText('Du 1er avril au 30 septembre, tous les jours')).toBeTruthy();
    expect(screen.getByText('Fermé le 1er mai')).toBeTruthy();
    expect(screen.getByText('samedi 5 décembre 2026, de 9 h à 12 h')).toBeTruthy();
    expect(screen.getByRole('row', { name: /Adulte 5,00/ })).toBeTruthy();
    const contacts = screen.getByRole('region', { name: 'Contacts' });
    expect(within(contacts).getAllByText('Entre professionnels')).toHaveLength(1);
    expect(within(contacts).getByRole('link').getAttribute('href')).toBe('mailto:moulin@exemple.fr');
  });

  it('shows pictures with their credits, and says which may no longer be', async () => {
    await show(
      ficheOf({
        document: {
          medias: [
            {
              cle: 'a',
              genre: 'image',
              url: 'https://images.exemple.fr/a.jpg',
              credit: 'L. Petit',
              jusquAu: '2020-01-31',
            },
            { cle: 'b', genre: 'image', url: 'http://images.exemple.fr/b.jpg' },
          ],
        },
      }),
    );
    const part = await screen.findByRole('region', { name: 'Médias' });
    expect(within(part).getByText('© L. Petit')).toBeTruthy();
    expect(within(part).getByText('Droits expirés le 31 janv. 2020')).toBeTruthy();
    expect(within(part).getByText('Sans crédit')).toBeTruthy();
    const [picture, ...others] = [...part.querySelectorAll('img')];
    expect(picture?.getAttribute('referrerpolicy')).toBe('no-referrer');
    expect(others).toEqual([]);
  });

  it('shows the added fields by their names, the aspects, and who keeps it', async () => {
    await show(
      ficheOf({
        objet: { proprietaire: 'Office du Val' },
        document: {
          champs: { 'numero-registre': 'R-12', visite: true },
          aspects: { hiver: { nom: { fr: 'Le moulin sous la neige' } } },
          selections: ['Incontournables'],
        },
      }),
      '',
      {
        'GET /api/superadmin/datafields': () => ({
          data: {
            items: [
              { id: 1, version: 1, code: 'numero-registre', libelle: { fr: 'Numéro de registre' }, systeme: false },
            ],
            total: 1,
            names: {},
          },
        }),
      },
    );
    const added = await screen.findByRole('region', { name: 'Champs ajoutés' });
    expect(await within(added).findByText('Numéro de registre')).toBeTruthy();
    expect(within(added).getByText('R-12')).toBeTruthy();
    expect(within(added).getByText('Oui')).toBeTruthy();
    expect(within(screen.getByRole('region', { name: 'Hiver' })).getByText('Le moulin sous la neige')).toBeTruthy();
    const origin = screen.getByRole('region', { name: 'Dans la source' });
    expect(within(origin).getByText('Office du Val')).toBeTruthy();
    expect(within(origin).getByText('Incontournables')).toBeTruthy();
  });

  it('leads to the objets that the source ties it to', async () => {
    const cible = { systeme: 'lei', identifiant: '77', nom: 'Auberge du moulin' } as const;
    await show(ficheOf({ document: { liens: [{ relation: 'Restaurant', cible }] } }));
    const link = await screen.findByRole('link', { name: 'Auberge du moulin' });
    expect(link.getAttribute('href')).toBe('/administration/catalogue/list?q=77&systeme=lei');
  });

  it('says what is the matter when there is no such objet', async () => {
    await show(undefined, '', { [READ]: () => refusal(errorKinds.notFound) });
    expect(await screen.findByText('Aucun objet à cette adresse')).toBeTruthy();
  });
});

describe('the local texts of an objet', () => {
  it('are written beside the source’s, and kept apart from it', async () => {
    const saved = texteLocal({ valeur: 'Un moulin qui tourne encore.' });
    const { user, sent, isDirty } = await show(ficheOf(), 'textes', {
      [`PUT ${BASE}/textes`]: () => ({ data: { textesLocaux: [saved] } }),
    });
    expect(await screen.findByText('Un moulin à eau, remis en marche en 1998.')).toBeTruthy();
    await user.click(await screen.findByRole('textbox', { name: 'Description (français)' }));
    await user.paste(saved.valeur);
    expect(isDirty()).toBe(true);
    const part = screen.getByRole('region', { name: 'Description (français)' });
    await user.click(within(part).getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(isDirty()).toBe(false));
    expect(sent(`PUT ${BASE}/textes`)[0]?.body).toEqual({ champ: 'description', langue: 'fr', valeur: saved.valeur });
  });

  it('keep what is typed while they are being saved', async () => {
    let respond = (_: object) => {};
    const answer = new Promise<object>((resolve) => {
      respond = resolve;
    });
    const { user } = await show(ficheOf(), 'textes', { [`PUT ${BASE}/textes`]: () => answer });
    const box = await screen.findByRole('textbox', { name: 'Nom (français)' });
    await user.type(box, 'Moulin');
    const part = screen.getByRole('region', { name: 'Nom (français)' });
    await user.click(within(part).getByRole('button', { name: 'Enregistrer' }));
    await user.type(box, ' neuf');
    respond({ data: { textesLocaux: [texteLocal({ champ: 'nom', valeur: 'Moulin' })] } });
    await screen.findByText('Texte enregistré');
    expect(box).toHaveProperty('value', 'Moulin neuf');
  });

  it('translate from French what the source lacks', async () => {
    const { user } = await show(ficheOf({ document: { nom: { fr: 'Le moulin' } } }), 'textes');
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Langue' }), 'en');
    const part = screen.getByRole('region', { name: 'Nom (anglais)' });
    expect(within(part).getByText(/le voici en français/)).toBeTruthy();
    expect(within(part).getByText('Le moulin')).toBeTruthy();
  });

  it('give the source its place back', async () => {
    const { user, sent } = await show(ficheOf({ textesLocaux: [texteLocal()] }), 'textes', {
      [`PUT ${BASE}/textes`]: () => ({ data: { textesLocaux: [] } }),
    });
    await user.click(await button('Revenir au texte de la source'));
    await waitFor(() => expect(sent(`PUT ${BASE}/textes`)[0]?.body).toMatchObject({ valeur: null }));
  });

  it('stay typed when the server refuses them', async () => {
    const { user } = await show(ficheOf(), 'textes', {
      [`PUT ${BASE}/textes`]: () => ({ status: 500, code: 50_000, message: 'Panne' }),
    });
    const box = await screen.findByRole('textbox', { name: 'Nom (français)' });
    await user.type(box, 'Moulin');
    const part = screen.getByRole('region', { name: 'Nom (français)' });
    await user.click(within(part).getByRole('button', { name: 'Enregistrer' }));
    expect(await within(part).findByText(/Panne/)).toBeTruthy();
    expect(box).toHaveProperty('value', 'Moulin');
  });
});

describe('the source of an objet', () => {
  it('is searched, and shows where a warning points', async () => {
    const avertissements = [{ chemin: 'ouverture.periodes[0].dateFin', message: 'Date illisible.', valeur: '31/02' }];
    const brut = JSON.stringify({ ouverture: { periodes: [{ dateFin: '31/02' }] } });
    const { user } = await show(ficheOf({ brut, avertissements }), 'source');
    await user.click(await button('Voir ouverture.periodes[0].dateFin dans la source'));
    expect(await screen.findByText('1 sur 1')).toBeTruthy();
    expect(document.querySelector('mark')?.textContent).toBe('dateFin');
    await user.type(screen.getByRole('textbox', { name: 'Chercher dans la source' }), 'zzz');
    expect(await screen.findByText('Introuvable')).toBeTruthy();
  });
});

describe('the history of an objet', () => {
  const historique = [
    { importation: 40, flux: 'Val d’Est', action: 'modifie', le: '2026-11-01T08:00:00.000Z', annulee: false } as const,
  ];

  it('leads to each import, and shows on demand what it changed', async () => {
    const { user, sent } = await show(ficheOf({ historique }), 'historique', {
      [`GET ${BASE}/changements/40`]: () => ({
        data: { differences: [{ chemin: 'nom.fr', avant: 'Moulin', apres: 'Le moulin' }] },
      }),
    });
    const link = await screen.findByRole('link', { name: /Import n°/ });
    expect(link.getAttribute('href')).toBe('/administration/imports?import=40');
    expect(sent(`GET ${BASE}/changements/40`)).toHaveLength(0);
    await user.click(await button('Voir les changements'));
    expect(await screen.findByText('Moulin')).toBeTruthy();
    expect(screen.getByText('Le moulin')).toBeTruthy();
  });
});

describe('the publications of an objet', () => {
  it('say that there is none yet', async () => {
    await show(ficheOf(), 'publications', { [`GET ${BASE}/usages`]: () => ({ data: { items: [], ailleurs: 0 } }) });
    expect(await screen.findByText(/n’est encore dans aucune publication/)).toBeTruthy();
  });
});

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
