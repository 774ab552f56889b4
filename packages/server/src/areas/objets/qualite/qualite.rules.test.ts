import { LONGEST_REPONSE } from '@bridge/contract';
import { describe, expect, it } from 'vitest';
import { pageDAttente, pageDeCorrection } from './correction.page.ts';
import type { ACorriger } from './correction.repository.ts';
import { anomaliesEnMots, CORRIGIBLES, conseilDe, corrigiblesDe } from './correction.words.ts';
import { isCode, nomDuProprietaire } from './proprietaires.rules.ts';
import { nomDePart, partsNommees, sansObjet } from './qualite.rules.ts';
import { fluxDeReleves } from './releve.rules.ts';
import type { Repondu } from './reponses/reponses.repository.ts';
import { ditesEnChamp, faiteEnAdresse, readEnvoi, readFaite } from './reponses/reponses.rules.ts';

const NOMS = {
  entites: new Map([['3', 'Office du Val']]),
  flux: new Map([['lei:7', 'Flux du Val']]),
  proprietaires: new Map([['962', 'Gîtes du Val']]),
  situations: new Map(['962', '963'].map((cle) => [cle, { systeme: 'lei' as const, communes: ['Valbrune'] }])),
};

it.each([
  ['962', true],
  ['d78d0405-1f64-4c5e-9a55-0123456789ab', true],
  ['Office de tourisme du Val d’Ambre', false],
  ['Gîtes 26', false],
])('whether « %s » is only a number: %s', (cle, code) => {
  expect(isCode(cle)).toBe(code);
  expect(nomDuProprietaire(cle, new Map())).toBe(code ? null : cle);
});

describe('what quality is told by', () => {
  it.each([
    ['type', 'hotel', ''],
    ['entite', '3', 'Office du Val'],
    ['entite', '', ''],
    ['proprietaire', '', ''],
    ['proprietaire', '962', 'Gîtes du Val'],
    ['proprietaire', '963', ''],
    ['source', 'lei:7', 'Flux du Val'],
    ['source', 'apidae:', ''],
  ] as const)('%s « %s » is called « %s »', (par, cle, nom) => {
    expect(nomDePart({ par, cle }, NOMS)).toBe(nom);
  });

  it('is told apart where only a number is known of an owner', () => {
    const lue = (par: 'proprietaire' | 'type', cle: string) => ({
      ...{ par, cle, objets: 1, completude: 50, aCorriger: 1, graves: 0 },
    });
    const lues = ['', '962', '963', 'Gîtes du Lac'].map((cle) => lue('proprietaire', cle));
    const parts = partsNommees([...lues, lue('type', '963')], 'proprietaire', NOMS);
    expect(parts.flatMap(({ cle, sansNom }) => (sansNom === null ? [] : [[cle, sansNom.communes]]))).toEqual([
      ['963', ['Valbrune']],
    ]);
    expect(partsNommees([lue('type', '963')], 'type', NOMS)[0]?.sansNom).toBeNull();
  });

  it('is also where nothing is: communes of a territory without objet, by code then by name', () => {
    const avec = [
      { nom: 'Saint-Élix', insee: '' },
      { nom: 'Valbrune', insee: '26001' },
    ];
    const voulues = [
      { nom: 'SAINT ELIX', insee: '31000' },
      { nom: 'Valbrune-le-Haut', insee: '26001' },
      { nom: 'Montclair', insee: '26002' },
    ];
    expect(sansObjet(voulues, avec)).toEqual(['Montclair']);
  });

  it('is read import after import, feed by feed', () => {
    const at = new Date('2026-11-01T08:00:00Z');
    const releve = (importation: number, fluxId: number) =>
      ({
        importation,
        systeme: 'lei',
        fluxId,
        nom: `Flux ${fluxId}`,
        le: at,
        objets: 4,
        completude: 50,
        aCorriger: 2,
      }) as const;
    const flux = fluxDeReleves([releve(1, 7), releve(3, 7), releve(2, 8)]);
    expect(flux.map(({ nom, releves }) => [nom, releves.map(({ importation }) => importation)])).toEqual([
      ['Flux 7', [1, 3]],
      ['Flux 8', [2]],
    ]);
  });
});

describe('the form of an owner', () => {
  const read = (fields: Record<string, string>) =>
    readEnvoi(new URLSearchParams({ objet: '7', ...fields }).toString(), CORRIGIBLES);

  it('is read thing by thing, without what no keyboard types', () => {
    expect(
      read({ 'sans-photo': ' Bientôt\r\nen\tligne\u0000\u001b ', remarque: '', 'type-inconnu': 'x', autre: 'x' }),
    ).toEqual({
      objet: 7,
      textes: [{ anomalie: 'sans-photo', texte: 'Bientôt\nen ligne', empreinte: '' }],
      repetes: [],
    });
  });

  it('takes back the answers that it came with, and none that was given meanwhile on another page', () => {
    const textes = (dites: string) => read({ 'sans-photo': '', remarque: '', dites })?.textes;
    expect(textes('')).toEqual([]);
    expect(textes('sans-photo.LPJNul-wow4m6Dsq')).toEqual([
      { anomalie: 'sans-photo', texte: '', empreinte: 'LPJNul-wow4m6Dsq' },
    ]);
  });

  it('leaves alone what nobody touched since the page was drawn', () => {
    const dites = ditesEnChamp([
      { anomalie: 'sans-photo', texte: 'Lundi,\npeut-être' },
      { anomalie: '', texte: 'Merci' },
    ]);
    const sent = (fields: Record<string, string>) => read({ 'sans-photo': 'Lundi,\r\npeut-être', dites, ...fields });
    expect(sent({ remarque: 'Merci' })).toEqual({ objet: 7, textes: [], repetes: ['sans-photo', ''] });
    const [, empreinte = ''] = ditesEnChamp([{ anomalie: '', texte: 'Merci' }]).split('.');
    expect(sent({ remarque: 'Merci bien' })?.textes).toEqual([{ anomalie: '', texte: 'Merci bien', empreinte }]);
    expect(sent({ remarque: '' })?.textes).toEqual([{ anomalie: '', texte: '', empreinte }]);
  });

  it('tells the page that follows what it did, for a while', () => {
    const le = new Date('2026-11-20T08:00:00Z');
    const after = (minutes: number) => new Date(le.getTime() + minutes * 60_000);
    for (const etat of ['gardee', 'retiree'] as const) {
      const faite = { etat, objet: 12, le };
      expect(readFaite(faiteEnAdresse(faite), after(1))).toEqual(faite);
      for (const minutes of [-1, 11]) expect(readFaite(faiteEnAdresse(faite), after(minutes))).toBeNull();
    }
    for (const none of ['', '12', 'gardee-x-1', `croisee-12-${le.getTime()}`])
      expect(readFaite(none, after(1))).toBeNull();
  });

  it('is refused without an objet, without a word for it, or longer than its fields', () => {
    expect(read({})).toBeNull();
    expect(read({ objet: '7 OR 1', remarque: 'x' })).toBeNull();
    expect(read({ remarque: 'x'.repeat(LONGEST_REPONSE) })).not.toBeNull();
    expect(read({ remarque: 'x'.repeat(LONGEST_REPONSE + 1) })).toBeNull();
  });
});

describe('what an owner is told', () => {
  const objet: ACorriger = {
    id: 1,
    nom: '<b>Gîte</b> du lac',
    type: 'location',
    commune: 'Valbrune',
    entite: 'Office du Val',
    proprietaire: 'Gîtes & Cie',
    systeme: 'apidae',
    identifiant: '4012',
    anomalies: ['sans-photo', 'type-inconnu', 'position-hors-pays'],
    majLe: null,
  };
  const page = (items: readonly ACorriger[], total = items.length, reponses: readonly Repondu[] = [], email = '') =>
    pageDeCorrection({
      reponses,
      faite: null,
      nom: 'Gîtes & Cie',
      communes: ['Valbrune'],
      pages: new Map([[objet.id, '/public/ot/fr/location/gite-du-lac-1']]),
      entite: { nom: 'Office du Val', contact: '', email, telephone: '04 75 00 00 00' },
      expireLe: new Date('2026-12-24T08:00:00Z'),
      items,
      total,
    });

  it('is what to do, what harms most first, and nothing that is the office’s own concern', () => {
    const [first, second, ...none] = corrigiblesDe(objet.anomalies).map(conseilDe);
    expect(first).toContain('autre pays');
    expect(second).toContain('photo');
    expect(none).toEqual([]);
    expect(CORRIGIBLES).not.toContain('type-inconnu');
    expect(anomaliesEnMots(objet.anomalies)).toEqual(['Aucune photo', 'Position hors du pays', 'Type non reconnu']);
  });

  it('is a page where nothing that a source wrote is markup', () => {
    const html = page([objet]);
    expect(html).toContain('<a href="/public/ot/fr/location/gite-du-lac-1">&lt;b&gt;Gîte&lt;/b&gt; du lac</a>');
    expect(html).toContain('Gîtes &amp; Cie');
    expect(html).toContain('Corrigez-la dans Apidae');
    expect(html).toContain('24 décembre 2026');
    expect(html).toContain('<a href="tel:0475000000">04 75 00 00 00</a>');
    expect(page([objet], 12)).toContain('Et 11 autres');
  });

  it('asks for an answer to each thing, and shows those given as text, with what became of them', () => {
    const recueLe = new Date('2026-11-02T08:00:00Z');
    const texte = '</textarea><script>alert(1)</script>';
    const reponses = [
      { objet: 1, anomalie: 'sans-photo', texte, recueLe, traiteeLe: new Date('2026-11-03T08:00:00Z') },
    ];
    const html = page([objet], 1, reponses);
    expect(html.match(/<textarea /g)).toHaveLength(3);
    expect(html).not.toContain('type-inconnu');
    expect(html).toContain('&lt;/textarea&gt;&lt;script&gt;');
    expect(html).not.toContain('<script');
    expect(html).toMatch(/<input type="hidden" name="dites" value="sans-photo\.[\w-]{16}">/);
    expect(html).toMatch(/Reçu le 2 novembre 2026, pris en compte le 3 novembre 2026\./);
    expect(page([objet])).toContain('Répondre à l’office');
  });

  it('asks in words for what words can give, and says how photos are sent', () => {
    const html = page([objet], 1, [], 'ot@val.example');
    expect(html).toMatch(/<label [^>]*>Dites où prendre une photo/);
    expect(html).toMatch(/<label [^>]*>Dites où se trouve votre établissement/);
    expect(html).toContain('<a href="mailto:ot@val.example?subject=Photos%C2%A0%3A%20%3Cb%3EG%C3%AEte');
    expect(page([objet])).toContain('Pour envoyer des photos, donnez-les à l’office.');
    expect(page([{ ...objet, anomalies: ['sans-contact'] }])).not.toContain('photos');
  });

  it('says that the forms of several objets are sent one by one: a form that is sent empties the others', () => {
    const said = 'envoyez ce qui est d’une fiche avant d’écrire dans une autre';
    expect([page([objet]).includes(said), page([objet, { ...objet, id: 2 }]).includes(said)]).toEqual([false, true]);
  });

  it.each([
    [1, 'une minute'],
    [61, '2\u00a0minutes'],
    [3_541, 'une heure'],
    [86_400, '24\u00a0heures'],
  ])('is when to send again, %i seconds after too many answers', (seconds, said) =>
    expect(pageDAttente(seconds)).toContain(`recommencez dans ${said}.`),
  );

  it('is a thank you once all is corrected', () => {
    expect(page([])).toContain('plus rien à corriger');
  });
});
