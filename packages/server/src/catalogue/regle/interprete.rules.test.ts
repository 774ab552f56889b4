import type { Condition, Groupe } from '@bridge/contract';
import { describe, expect, it } from 'vitest';
import { contexteAt, type Resolution, RIEN_A_RESOUDRE } from './contexte.ts';
import { answersTo } from './interprete.rules.ts';
import type { ObjetIndexe } from './objet-indexe.ts';
import { objetDe } from './testing/objet-indexe.ts';
import { obstacles, verdictDe } from './verdict.rules.ts';

/** Sunday 15 November 2026, 11:20 in Paris. */
const AT = new Date('2026-11-15T10:20:00Z');
const holds = (condition: Condition, objet: Partial<ObjetIndexe>, resolution: Partial<Resolution> = {}, at = AT) =>
  answersTo(condition, objetDe(objet), contexteAt(at, { ...RIEN_A_RESOUDRE, ...resolution }));

/** Calls `onMap` when all values are mapped. */
function watch<V>(values: V[], onMap: () => void): V[] {
  return new Proxy(values, {
    get: (target, name, receiver) => {
      if (name === 'map') onMap();
      return Reflect.get(target, name, receiver);
    },
  });
}

describe('a text', () => {
  const nom = (op: 'contient' | 'commence' | 'egal', ...valeurs: string[]): Condition => ({
    genre: 'texte',
    champ: 'nom',
    op,
    valeurs,
  });

  it('is compared without accents, capitals nor punctuation', () => {
    const objet = { valeurs: { nom: ['l auberge de l etang'] } };
    expect(holds(nom('contient', 'ÉTANG'), objet)).toBe(true);
    expect(holds(nom('commence', 'L’Auberge'), objet)).toBe(true);
    expect(holds(nom('egal', 'Auberge'), objet)).toBe(false);
  });

  it('is made comparable once, however many objets are looked at', () => {
    let reads = 0;
    const count = () => {
      reads += 1;
    };
    const valeurs = watch(['Étang', 'Lac'], count);
    const communes = watch([{ insee: '', nom: 'Saint-Étang' }], count);
    const texte: Condition = { genre: 'texte', champ: 'nom', op: 'contient', valeurs };
    const lieu: Condition = { genre: 'lieu', zone: { forme: 'communes', communes } };
    for (const commune of ['SAINT ETANG', 'Ailleurs', 'Saint-Étang'])
      expect(holds({ ...lieu }, { commune, valeurs: { nom: ['l etang'] } })).toBe(commune !== 'Ailleurs');
    for (const nom of ['l etang', 'le lac', 'l auberge'])
      expect(holds({ ...texte }, { valeurs: { nom: [nom] } })).toBe(nom !== 'l auberge');
    expect(reads).toBe(2);
  });

  it('of a commune, saved as a source spelled it, still finds it under its official name', () => {
    const communes = [{ insee: '', nom: 'ST JULIEN EN GENEVOIS' }];
    const lieu: Condition = { genre: 'lieu', zone: { forme: 'communes', communes } };
    expect(holds(lieu, { insee: '74243', commune: 'Saint-Julien-en-Genevois' })).toBe(true);
    expect(holds(lieu, { insee: '', commune: 'St-Julien en Genevois' })).toBe(true);
    expect(holds(lieu, { insee: '74010', commune: 'Annecy' })).toBe(false);
  });

  it('made of signs alone finds nothing', () => {
    expect(holds(nom('contient', '%', '...'), { valeurs: { nom: ['auberge'] } })).toBe(false);
  });
});

describe('words', () => {
  const mots = (op: 'une' | 'toutes' | 'aucune', ...ids: number[]): Condition => ({
    genre: 'mots',
    champ: 'modalites',
    op,
    valeurs: ids.map((id) => ({ ref: 'modalite', id })),
  });
  const etendues = new Map([
    ['modalite 1', [1, 10]],
    ['modalite 2', [2]],
  ]);

  it('stand for all that mean the same', () => {
    expect(holds(mots('une', 1), { modalites: [10] }, { etendues })).toBe(true);
    expect(holds(mots('toutes', 1, 2), { modalites: [10] }, { etendues })).toBe(false);
    expect(holds(mots('toutes', 1, 2), { modalites: [2, 10] }, { etendues })).toBe(true);
    expect(holds(mots('aucune', 1), { modalites: [10] }, { etendues })).toBe(false);
  });

  it('that are gone are had by nobody', () => {
    expect(holds(mots('une', 3), { modalites: [3] }, { etendues })).toBe(false);
    expect(holds(mots('aucune', 3), { modalites: [3] }, { etendues })).toBe(true);
  });
});

describe('dates', () => {
  const date = (sens: 'a-lieu' | 'ouvert' | 'commence' | 'finit', sansDate = false): Condition => ({
    genre: 'date',
    sens,
    periode: { genre: 'fixe', du: '2026-11-21', au: '2026-11-22' },
    sansDate,
  });

  it('tell what takes place on one day from what is open on all', () => {
    const saturday = { jours: [{ du: '2026-11-21', au: '2026-11-21' }], faits: ['dates'] };
    expect(holds(date('a-lieu'), saturday)).toBe(true);
    expect(holds(date('ouvert'), saturday)).toBe(false);
    expect(holds(date('ouvert'), { jours: [{ du: '2026-11-01', au: '2026-11-30' }] })).toBe(true);
  });

  it('keep what has none only where asked, and never what is over', () => {
    expect(holds(date('a-lieu'), { faits: [] })).toBe(false);
    expect(holds(date('a-lieu', true), { faits: [] })).toBe(true);
    expect(holds(date('a-lieu', true), { faits: ['dates'], jours: [] })).toBe(false);
  });

  it('begin and end where the objet does', () => {
    const objet = { premiereDate: '2026-11-22', derniereDate: '2026-12-01' };
    expect([holds(date('commence'), objet), holds(date('finit'), objet)]).toEqual([true, false]);
  });
});

describe('« ouvert maintenant »', () => {
  const maintenant: Condition = { genre: 'ouvert-maintenant' };
  /** Hours from 22:00 to 02:00, computed two days ago. */
  const bar = { indexeLe: '2026-11-13', creneaux: [[2 * 1_440 + 1_320, 3 * 1_440 + 120]] as const };

  it('follows the clock of Paris, over midnight, to the minute', () => {
    const at = (instant: string) => holds(maintenant, bar, {}, new Date(instant));
    expect(at('2026-11-15T20:59:59Z')).toBe(false);
    expect(at('2026-11-15T21:00:00Z')).toBe(true);
    expect(at('2026-11-16T00:59:59Z')).toBe(true);
    expect(at('2026-11-16T01:00:00Z')).toBe(false);
  });

  it('can be asked of the evening, whatever the time is', () => {
    const le = (jour: string, moment: 'midi' | 'soir') =>
      holds({ ...maintenant, moment }, bar, {}, new Date(`${jour}T08:00:00Z`));
    expect(le('2026-11-15', 'soir')).toBe(true);
    expect(le('2026-11-15', 'midi')).toBe(false);
    expect(le('2026-11-16', 'soir')).toBe(false);
  });

  it('is not what nobody knows the hours of', () => {
    expect(holds(maintenant, { creneaux: [] })).toBe(false);
    expect(holds(maintenant, { ...bar, indexeLe: '-infinity' })).toBe(false);
  });
});

describe('a place', () => {
  const rayon = (km: number): Condition => ({
    genre: 'lieu',
    zone: { forme: 'rayon', centre: { genre: 'point', point: { lat: 45, lon: 5 }, libelle: '' }, km },
  });

  it('is as far as the crow flies', () => {
    // A tenth of a degree of latitude is 11.1 km.
    const objet = { point: { lat: 45.1, lon: 5 } };
    expect([holds(rayon(11), objet), holds(rayon(11.2), objet)]).toEqual([false, true]);
    expect(holds(rayon(1_000), { point: null })).toBe(false);
  });

  it('around an objet that is nowhere keeps nothing', () => {
    const autour: Condition = {
      genre: 'lieu',
      zone: { forme: 'rayon', centre: { genre: 'objet', objet: { ref: 'objet', id: 9 } }, km: 10 },
    };
    const objet = { point: { lat: 45, lon: 5 } };
    expect(holds(autour, objet)).toBe(false);
    expect(holds(autour, objet, { positions: new Map([[9, { lat: 45.01, lon: 5 }]]) })).toBe(true);
  });

  it('is a commune by its code, else by its name', () => {
    const communes: Condition = {
      genre: 'lieu',
      zone: { forme: 'communes', communes: [{ insee: '26001', nom: 'Valbrune' }] },
    };
    expect(holds(communes, { insee: '26001', commune: 'VALBRUNE-LE-VIEUX' })).toBe(true);
    expect(holds(communes, { insee: '', commune: 'valbrune' })).toBe(true);
    expect(holds(communes, { insee: '07001', commune: 'Valbrune' })).toBe(false);
  });
});

describe('why an objet is not there', () => {
  const photo: Condition = { genre: 'fait', fait: 'photo', present: true };
  const site: Condition = { genre: 'fait', fait: 'site', present: true };
  const why = (regles: Groupe, faits: string[]) =>
    obstacles(regles, verdictDe(regles, objetDe({ faits }), contexteAt(AT, RIEN_A_RESOUDRE), {}), {});
  const groupe = (lien: 'et' | 'ou' | 'sauf', ...regles: Groupe['regles']): Groupe => ({
    genre: 'groupe',
    lien,
    regles,
  });

  it('names the rules that it misses, and only those', () => {
    expect(why(groupe('et', photo, site), ['site'])).toEqual([
      'il n’est pas de ceux qui ont une photo (Photo\u00a0: non)',
    ]);
    expect(why(groupe('et', photo), ['photo'])).toEqual([]);
  });

  it('names both ways where one would do, and what shuts it out', () => {
    expect(why(groupe('ou', photo, site), [])).toEqual([
      'il n’est pas de ceux qui ont une photo ou qui ont un site web',
    ]);
    expect(why(groupe('sauf', photo, site), ['photo'])).toEqual(['il est de ceux qui ont une photo, qui sont exclus']);
  });

  it('never says the opposite of a rule', () => {
    expect(why(groupe('ou', site, groupe('sauf', photo)), ['photo'])).toEqual([
      'il n’est pas de ceux qui ont un site web ou tous sauf ceux qui ont une photo',
    ]);
    expect(why(groupe('ou'), [])).toEqual(['aucun objet ne peut y répondre']);
  });
});

describe('freshness', () => {
  const fraicheur = (op: 'moins' | 'plus', jours: number): Condition => ({
    genre: 'fraicheur',
    champ: 'sourceMajLe',
    op,
    jours,
  });

  it('counts the days of Paris, today among them', () => {
    const lastNight = { sourceMajLe: new Date('2026-11-14T22:30:00Z') };
    const thisMorning = { sourceMajLe: new Date('2026-11-14T23:30:00Z') };
    expect([holds(fraicheur('moins', 0), lastNight), holds(fraicheur('moins', 0), thisMorning)]).toEqual([false, true]);
    expect([holds(fraicheur('moins', 1), lastNight), holds(fraicheur('plus', 0), lastNight)]).toEqual([true, true]);
    expect(holds(fraicheur('plus', 5), { sourceMajLe: null })).toBe(true);
  });
});
