import { errorKinds } from '@bridge/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { readTabState } from '../../navigation/tab-state.ts';
import { useTabs } from '../../navigation/tabs.store.ts';
import { leaveTrail, TRAIL } from '../../resource/list/trail/trail.state.ts';
import { blankMap } from '../../testing/blank-map.ts';
import { refusal } from '../../testing/fake-api.ts';
import { fakeBrowser } from '../../testing/fake-browser.ts';
import { ficheOf, texteLocal } from './testing/fiche.ts';
import { PATH, READ, showObjet as show } from './testing/show-objet.tsx';

blankMap();
fakeBrowser();

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

  it('leads from an anomaly to what corrects it here, where there is something and one may', async () => {
    const fiche = ficheOf({ objet: { anomalies: ['sans-photo', 'sans-contact', 'sans-description'] } });
    const { user, address } = await show(fiche, 'anomalies');
    const part = within(await screen.findByRole('region', { name: 'Anomalies' }));
    expect(part.queryByRole('link', { name: /Aucun contact/ })).toBeNull();
    expect(part.getByRole('link', { name: /^Corriger ici\s: Aucune description$/ }).getAttribute('href')).toContain(
      'onglet=textes#textes-locaux',
    );
    await user.click(part.getByRole('link', { name: /^Corriger ici\s: Aucune photo$/ }));
    expect(address()).toContain(`${PATH}?onglet=corrections`);
    expect(document.activeElement).toBe(await screen.findByRole('region', { name: 'Photos' }));
  });

  it('goes on to the next objet of the list that one came from, and back to it', async () => {
    const trail = {
      ...{ ids: [11, 12], rank: 1, total: 3, plus: false, from: 1, to: 1 },
      query: { itemsPerPage: 2, q: '', sort: '', filter: '{"statut":["publie"],"anomalies":["sans-photo"]}' },
      liste: '/catalogue/list?statut=publie&anomalies=sans-photo',
    };
    const row = (id: number) => ({ ...ficheOf().objet, id });
    const { user, sent, address } = await show(ficheOf(), 'corrections', {
      'GET /api/catalogue': ({ query }) => ({
        data: { items: (query.get('page') === '2' ? [13] : [11, 12]).map(row), total: 3, names: {} },
      }),
    });
    act(() => leaveTrail(PATH, trail));
    const nav = within(await screen.findByRole('navigation', { name: 'Parcourir la liste' }));
    expect(nav.getByText('2 sur 3')).toBeTruthy();
    expect(nav.getByRole('link', { name: 'Retour à la liste' }).getAttribute('href')).toBe(trail.liste);
    await user.click(nav.getByRole('button', { name: 'Suivant dans la liste' }));
    await waitFor(() => expect(address()).toBe('/catalogue/view/13?onglet=corrections'));
    expect(sent('GET /api/catalogue').map(({ query }) => [query.get('page'), query.get('filter')])).toEqual([
      ['1', trail.query.filter],
      ['2', trail.query.filter],
    ]);
    expect(useTabs.getState().tabs.map(({ path }) => path)).toEqual(['/catalogue/view/13']);
    expect(readTabState('/catalogue/view/13', TRAIL)).toMatchObject({ ids: [11, 12, 13], total: 3 });
  });

  it('offers no correction of what another entity lends', async () => {
    await show(ficheOf({ brut: null, objet: { anomalies: ['sans-photo'] } }), 'anomalies');
    await screen.findByRole('region', { name: 'Anomalies' });
    expect(screen.queryByRole('link', { name: /^Corriger ici/ })).toBeNull();
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

  it('names an owner that its source only numbers', async () => {
    await show(ficheOf({ objet: { proprietaire: '962' }, proprietaire: 'Office du Val' }));
    const origin = within(await screen.findByRole('region', { name: 'Dans la source' }));
    expect([origin.queryByText('Office du Val'), origin.queryByText(/962/)]).toEqual([expect.anything(), null]);
  });

  it('shows what its owner answered, beside its anomalies', async () => {
    const reponse = {
      id: 9,
      objet: 12,
      nom: 'Le moulin',
      proprietaire: { cle: 'Gîtes du Val', nom: 'Gîtes du Val', systeme: 'lei', communes: [] },
      anomalie: null,
      texte: 'Fermé lundi',
    };
    const dates = { recueLe: '2026-11-02T08:00:00.000Z', traiteeLe: null, traiteePar: '', precedentes: [] };
    const { sent } = await show(ficheOf(), 'anomalies', {
      'GET /api/qualite/reponses': () => ({ data: { items: [{ ...reponse, ...dates }], aTraiter: 1 } }),
    });
    const answers = within(await screen.findByRole('region', { name: 'Réponses du propriétaire' }));
    expect(answers.getByText('Fermé lundi')).toBeTruthy();
    expect(sent('GET /api/qualite/reponses')[0]?.query.get('objet')).toBe('12');
  });

  it('leads to the objets that the source ties it to', async () => {
    const cible = { systeme: 'lei', identifiant: '77', nom: 'Auberge du moulin' } as const;
    await show(ficheOf({ document: { liens: [{ relation: 'Restaurant', cible }] } }));
    const link = await screen.findByRole('link', { name: 'Auberge du moulin' });
    expect(link.getAttribute('href')).toBe('/catalogue/list?q=77&systeme=lei');
  });

  it('says what is the matter when there is no such objet', async () => {
    await show(undefined, '', { [READ]: () => refusal(errorKinds.notFound) });
    expect(await screen.findByText('Aucun objet à cette adresse')).toBeTruthy();
  });
});

describe('an objet that another entity shares', () => {
  const lent = ficheOf({
    brut: null,
    objet: { modifiable: false, entiteId: 2 },
    document: { contacts: [{ genre: 'telephone', valeur: '01 23 45 67 89', role: 'public' }] },
  });
  const reserved = 'réservé à l’entité propriétaire.';

  it('says what is kept by its owner, in place of it', async () => {
    await show(lent);
    const contacts = await screen.findByRole('region', { name: 'Contacts' });
    expect(within(contacts).getByText('01 23 45 67 89')).toBeTruthy();
    expect(contacts.textContent).toContain(`Contacts entre professionnels\u00a0: ${reserved}`);
    const notes = screen.getByRole('region', { name: 'Tags et notes' });
    expect(notes.textContent).toContain(`Notes internes\u00a0: ${reserved}`);
    expect(within(notes).queryByRole('textbox', { name: 'Notes internes' })).toBeNull();
  });

  it('keeps its raw record at home', async () => {
    await show(lent, 'source');
    const part = await screen.findByRole('region', { name: 'Fiche telle que reçue' });
    expect(part.textContent).toContain(reserved);
    expect(screen.queryByRole('textbox', { name: 'Chercher dans la source' })).toBeNull();
  });

  it('keeps its imports at home', async () => {
    await show(lent, 'historique');
    const part = await screen.findByRole('region', { name: 'Import par import' });
    expect(part.textContent).toContain(`Imports de la fiche\u00a0: ${reserved}`);
  });

  it('of one’s own hides nothing', async () => {
    await show();
    await screen.findByRole('region', { name: 'Chez vous' });
    expect(screen.queryByText(/réservé à l’entité propriétaire/)).toBeNull();
  });
});
