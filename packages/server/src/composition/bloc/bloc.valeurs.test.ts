import { type DocumentObjet, documentVide, JOURS, type Periode } from '@bridge/contract';
import { describe, expect, it } from 'vitest';
import { AUCUN_NOM, type CritereConnu, type ModaliteConnue, type Noms } from '../../catalogue/bloc/objet-rendu.ts';
import { contexteAt, RIEN_A_RESOUDRE } from '../../catalogue/regle/contexte.ts';
import { html, rendu, terme, uneLigne, unObjet } from './testing/bloc.ts';

const SPACE = /[\u00a0\u202f]/g;
const { lieu } = documentVide();

describe('hours', () => {
  const passe = { du: '2026-01-01', au: '2026-03-01', chaqueAnnee: false, regle: 'quotidien' as const, creneaux: [] };
  const avenir = { ...passe, du: '2026-12-05', au: '2026-12-06', note: { fr: 'Sur inscription' } };

  /** How many lines the periods and three next dates make, on a page seen that day. */
  const linesOn = (seenOn: string, periodes: Periode[]) =>
    html(
      { genre: 'horaires', horaires: 'tout', nombreDates: 3 },
      unObjet({ ouverture: { periodes, fermetures: [] } }),
      { contexte: contexteAt(new Date(`${seenOn}T10:00:00Z`), RIEN_A_RESOUDRE) },
    ).match(/<li>/g)?.length;

  it('are those to come, with their notes', () => {
    const page = html({ genre: 'horaires' }, unObjet({ ouverture: { periodes: [passe, avenir], fermetures: [] } }));
    expect(page).toContain('Du 5 au 6 décembre 2026');
    expect(page).toContain('décembre 2026, tous les jours – <small>Sur inscription</small>');
    expect(page).not.toContain('janvier');
  });

  it('are the next dates where they are asked for', () => {
    const objet = unObjet({ ouverture: { periodes: [avenir], fermetures: [] } });
    const page = html({ genre: 'horaires', horaires: 'dates', nombreDates: 1 }, objet);
    expect(page).toContain('5 décembre 2026');
    expect(page).not.toContain('6 décembre');
  });

  it('are followed by the next dates, unless these are days in a row, which the period tells already', () => {
    const samedis = { ...avenir, au: '2026-12-31', regle: 'hebdomadaire' as const, jours: ['samedi' as const] };
    const page = (periode: DocumentObjet['ouverture']['periodes'][number], nombreDates = 2) =>
      html(
        { genre: 'horaires', horaires: 'tout', nombreDates },
        unObjet({ ouverture: { periodes: [passe, periode], fermetures: [] } }),
      );
    const lines = (said: string) => said.match(/<li>/g)?.length;
    expect(page(avenir)).toContain('Du 5 au 6 décembre 2026');
    expect(lines(page(avenir))).toBe(1);
    expect(lines(page({ ...avenir, au: avenir.du }, 1))).toBe(1);
    expect(page(samedis)).toContain('12 décembre 2026');
    // The period says « le samedi » and not which one.
    expect(lines(page(samedis, 1))).toBe(2);
    const seances = [{ ouvre: '10:00' }, { ouvre: '15:00' }];
    expect(lines(page({ ...samedis, creneaux: seances }))).toBe(3);
    expect(lines(page({ ...samedis, du: '2026-12-26' }))).toBe(2);
  });

  it('are followed by the next dates of days of the week, whatever the day on which the page is seen', () => {
    const lines = (jours: NonNullable<Periode['jours']>, seenOn: string, regle: Periode['regle'] = 'hebdomadaire') =>
      linesOn(seenOn, [{ ...avenir, du: '2026-01-01', au: '2026-12-31', regle, jours }]);
    const [mardi, jeudi, vendredi] = ['2026-11-17', '2026-11-19', '2026-11-20'];
    const semaine = ['mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi'] as const;
    expect([lines([...semaine], mardi), lines([...semaine], vendredi)]).toEqual([4, 4]);
    expect(lines(['vendredi', 'samedi', 'dimanche'], jeudi)).toBe(4);
    expect(lines([...JOURS], jeudi)).toBe(1);
    expect([lines(['mardi'], mardi, 'sauf'), lines(['mardi'], jeudi, 'sauf')]).toEqual([4, 4]);
    expect(lines([], jeudi, 'sauf')).toBe(1);
  });

  it('are not followed by days in a row of a period without names, beside another that names days of another season', () => {
    const estival = { ...passe, du: '2026-07-01', au: '2026-08-31', chaqueAnnee: true };
    const horsSaison: Periode = {
      ...estival,
      du: '2026-09-01',
      au: '2026-06-30',
      regle: 'hebdomadaire',
      jours: ['samedi', 'dimanche'],
    };
    const seenOn = (jour: string) => linesOn(jour, [estival, horsSaison]);
    expect(seenOn('2026-07-10')).toBe(2);
    // The last day of August, then a Saturday and a Sunday: the dates of both periods are in a row.
    expect(seenOn('2029-08-31')).toBe(5);
  });

  it('are followed by the next dates where the source’s own sentence stands in the place of the periods', () => {
    const texte = { fr: 'Entrée libre.', en: 'Free admission in the old town' };
    const objet = unObjet({ ouverture: { periodes: [avenir], fermetures: [], texte } });
    const page = (langue: 'fr' | 'en') =>
      html({ genre: 'horaires', horaires: 'tout', nombreDates: 2 }, objet, { langue });
    expect(page('en')).toContain('Free admission in the old town');
    expect(page('en').match(/<li>/g)?.length).toBe(3);
    expect(page('fr').match(/<li>/g)?.length).toBe(1);
  });

  it('are the words of the source where it gives nothing else', () => {
    const ouverture = { periodes: [], fermetures: [], texte: { fr: 'Sur rendez-vous.' } };
    expect(html({ genre: 'horaires' }, unObjet({ ouverture }))).toContain('Sur rendez-vous.');
  });
});

describe('prices', () => {
  const ligne = (nom: string, plus: Partial<DocumentObjet['tarifs']['lignes'][number]>) => ({
    libelle: terme(nom, { fr: nom }, 'essai:tarifs'),
    devise: 'EUR',
    ...plus,
  });

  it('are those that still hold, with what they are for and until when', () => {
    const lignes = [
      ligne('Adulte', { min: 12, max: 15, au: '2026-12-31' }),
      ligne('Enfant', { min: 6.5 }),
      ligne('Ancien', { min: 1, au: '2026-01-01' }),
      ligne('Groupe', {}),
    ];
    const page = html({ genre: 'tarifs' }, unObjet({ tarifs: { lignes, paiements: [] } })).replace(SPACE, ' ');
    expect(page).toMatch(/Adulte.*Jusqu’au 31 décembre 2026/);
    expect(page).toMatch(/12\s?[–-]\s?15 €/);
    expect(page).toContain('6,50 €');
    expect(page).not.toContain('Ancien');
    expect(page).not.toContain('Groupe');
  });

  it('need no name, but are not shown without the one that they have', () => {
    const sansNom = unObjet({
      tarifs: { lignes: [{ libelle: terme('x', {}), min: 9, devise: 'EUR' }], paiements: [] },
    });
    expect(html({ genre: 'tarifs' }, sansNom).replace(SPACE, ' ')).toContain('9 €');
    const called = (fr: string) => {
      const mots = new Map([['critere essai:services\u001fx', { libelle: { fr }, libelleLocal: {}, picto: null }]]);
      return html({ genre: 'tarifs' }, sansNom, { noms: { ...AUCUN_NOM, mots } });
    };
    expect(called('Nuitée')).toContain('Nuitée');
    // A word that nobody named is called by its code.
    expect(called('x')).toBe(html({ genre: 'tarifs' }, sansNom));
    const nomme = unObjet({ tarifs: { lignes: [ligne('Enfant', { min: 6 })], paiements: [] } });
    expect(rendu({ genre: 'tarifs', repliLangue: 'masquer' }, nomme, { langue: 'en' })).toBeNull();
  });

  it('say that it is free, and how to pay where it is asked', () => {
    const tarifs = { mode: 'gratuit' as const, lignes: [], paiements: [terme('cb', { fr: 'Carte bancaire' })] };
    expect(html({ genre: 'tarifs' }, unObjet({ tarifs }))).not.toContain('Carte');
    const page = html({ genre: 'tarifs', paiements: true }, unObjet({ tarifs }));
    expect(page).toContain('Gratuit');
    expect(page).toContain('Carte bancaire');
  });
});

it('means of payment without a price are called so, and not « Tarifs »', () => {
  const paiements = [terme('cb', { fr: 'Carte bancaire' })];
  const page = (tarifs: Partial<DocumentObjet['tarifs']>, titre = 'Tarifs') =>
    html(
      { genre: 'tarifs', paiements: true, titre: { fr: titre } },
      unObjet({ tarifs: { lignes: [], paiements, ...tarifs } }),
    );
  expect(page({})).toContain('<h2 class="bloc-titre">Modes de paiement</h2><ul');
  expect(page({ mode: 'gratuit' })).toMatch(/<h2 class="bloc-titre">Tarifs<.*Gratuit.*Modes de paiement/);
  expect(page({}, '')).not.toContain('<h2');
});

describe('contacts', () => {
  const contacts: DocumentObjet['contacts'] = [
    { genre: 'telephone', valeur: '04 75 00 00 00', role: 'public', personne: 'Camille MARTIN' },
    { genre: 'mobile', valeur: '06 99 99 99 99', role: 'proprietaire' },
    { genre: 'email', valeur: 'gestion@exemple.fr', role: 'gestionnaire' },
    { genre: 'site', valeur: 'javascript:alert(document.cookie)', role: 'public' },
    { genre: 'reservation', valeur: 'https://reserver.example/42', role: 'reservation' },
    { genre: 'facebook', valeur: 'https://facebook.example/auberge', role: 'public' },
    { genre: 'autre', valeur: 'data:text/html,<script>', role: 'public' },
  ];
  const objet = unObjet({ contacts });
  const genres = ['contacts', 'liens', 'qr-code'] as const;

  it('never name a person, nor tell what is between professionals', () => {
    const lignes = [uneLigne('telephone'), uneLigne('email'), uneLigne('site'), uneLigne('reseaux')];
    const pages = [...genres.map((genre) => html({ genre }, objet)), html({ lignes }, objet)].join();
    for (const secret of ['MARTIN', '06 99', 'gestion@', 'javascript', 'data:text'])
      expect(pages).not.toContain(secret);
    expect(pages).toContain('tel:0475000000');
  });

  it('lead to a booking in the words of the reader', () => {
    expect(html({ genre: 'liens' }, objet)).toContain('>Réserver en ligne</a>');
    expect(html({ genre: 'liens' }, objet, { langue: 'de' })).toContain('>Online buchen</a>');
    expect(html({ genre: 'liens', liens: ['facebook'] }, objet)).not.toContain('Réserver');
  });

  it('are on paper the address of a site, which is called as its source says where it is a link', () => {
    const site = { genre: 'site', valeur: 'https://www.gite-du-pic.example/', role: 'public' } as const;
    const bloc = { genre: 'contacts' as const, contacts: ['site' as const] };
    const named = unObjet({ contacts: [{ ...site, libelle: { fr: 'Pic Épeiche' } }] });
    expect(html(bloc, named)).toContain('>Pic Épeiche</a>');
    const printed = JSON.stringify(rendu(bloc, named, { canal: 'print' }));
    expect(printed).toContain('"gite-du-pic.example"');
    expect(printed).not.toContain('Pic Épeiche');
  });

  it('are those that are chosen', () => {
    const located = unObjet({
      contacts,
      lieu: { ...lieu, rue: ['3 rue du Lac'], codePostal: '26100', commune: 'Valbrune' },
    });
    const page = html({ genre: 'contacts', contacts: ['adresse'] }, located);
    expect(page).toContain('3 rue du Lac, 26100 Valbrune');
    expect(page).not.toContain('tel:');
  });
});

describe('criteria', () => {
  const connue = (nom: string, cles: string[], picto: string | null = null): ModaliteConnue => ({
    libelle: { fr: nom },
    libelleLocal: {},
    picto,
    cles,
  });
  const services: CritereConnu = { ...connue('Services', ['essai\u001fservices']), unite: '', modalites: [1, 2, 3] };
  const noms: Noms = {
    criteres: new Map([[7, services]]),
    modalites: new Map([
      [1, connue('Wifi', ['essai:services\u001fwifi', 'autre:services\u001f9'])],
      [2, connue('Piscine', ['essai:services\u001fpiscine'])],
      [3, connue('Sauna', ['essai:services\u001fsauna'])],
    ]),
    mots: new Map([['modalite essai:services\u001fwifi', connue('Wifi', [], 'wifi')]]),
    champs: new Map(),
  };
  const critere = terme('services', { fr: 'Services' }, 'essai');
  const criteres = ['sauna', 'wifi'].map((code) => ({
    critere,
    modalite: terme(code, { fr: code === 'wifi' ? 'Wifi' : 'Sauna' }),
  }));
  const ligne = uneLigne({ genre: 'critere', critere: { ref: 'critere', id: 7 } });
  const modalites = [1, 2].map((id) => ({ ref: 'modalite' as const, id }));

  it('are grouped under the name of the criterion', () => {
    expect(rendu({ genre: 'criteres', lignes: [ligne] }, unObjet({ criteres }), { noms })?.noeuds).toMatchObject([
      { genre: 'liste', titre: { texte: 'Services' }, elements: [{ texte: 'Sauna' }, { texte: 'Wifi' }] },
    ]);
  });

  it('are those that are kept, in the order that was chosen', () => {
    const kept = {
      ...ligne,
      modalites: [
        { ref: 'modalite' as const, id: 1 },
        { ref: 'modalite' as const, id: 3 },
      ],
    };
    const page = html({ lignes: [kept] }, unObjet({ criteres }), { noms });
    expect(page.indexOf('Wifi')).toBeLessThan(page.indexOf('Sauna'));
    expect(html({ lignes: [{ ...ligne, modalites }] }, unObjet({ criteres }), { noms })).not.toContain('Sauna');
  });

  it('strike through what is not there, but not where nothing is', () => {
    const bloc = { genre: 'criteres' as const, lignes: [{ ...ligne, modalites }], absentesBarrees: true };
    const page = html(bloc, unObjet({ criteres }), { noms });
    expect(page).toContain('<s>Piscine</s>');
    expect(page).not.toContain('<s>Wifi');
    expect(rendu(bloc, unObjet(), { noms })).toBeNull();
  });

  it('find the same word in another system', () => {
    const other = [{ critere, modalite: terme('9', { fr: 'WLAN' }, 'autre:services') }];
    expect(rendu({ lignes: [{ ...ligne, modalites }] }, unObjet({ criteres: other }), { noms })).not.toBeNull();
  });

  it('are drawn as pictograms where they have one', () => {
    const page = html({ genre: 'pictogrammes', lignes: [ligne] }, unObjet({ criteres }), { noms });
    expect(page).toMatch(/data-picto="wifi" aria-hidden="true"><svg [^>]*><path d="M[^"]+"><\/path><\/svg>/);
    expect(page).not.toContain('Sauna');
    const animaux = uneLigne('animaux', { picto: 'dog', libelle: { fr: 'Animaux acceptés' } });
    expect(html({ genre: 'pictogrammes', lignes: [animaux] }, unObjet({ animaux: true }))).toContain(
      'data-picto="dog" aria-hidden="true"></span>',
    );
    expect(rendu({ genre: 'pictogrammes', lignes: [animaux] }, unObjet({ animaux: false }))).toBeNull();
  });

  it('that are gone show nothing', () => {
    expect(rendu({ lignes: [ligne] }, unObjet({ criteres }))).toBeNull();
  });
});
