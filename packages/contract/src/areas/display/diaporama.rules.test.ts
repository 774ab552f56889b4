import { describe, expect, it } from 'vitest';
import { newItem } from '../../kernel/fields/variants.ts';
import { avisDeDiaporama } from './diaporama.avis.ts';
import { dureeDeBoucle, type Plage, type Programme, partDesAnnonces, simulate } from './diaporama.rules.ts';
import { type Diapositive, diapositives } from './diapositive.fields.ts';

const slide = (genre: Diapositive['genre'], parts: object = {}) => newItem(diapositives, { genre, ...parts });
const programme = (sequence: readonly Diapositive[], changes: Partial<Programme> = {}): Programme => ({
  sequence,
  langues: ['fr'],
  alternance: 'boucle',
  ordre: 'sequence',
  partAnnonces: null,
  plages: [],
  ...changes,
});
const plage = (nom: string, changes: Partial<Plage> = {}): Plage => ({
  nom,
  jours: [],
  de: null,
  a: null,
  dates: null,
  prioritaire: false,
  ...changes,
});
/** A Saturday, at ten. */
const DIX_HEURES = { jour: '2026-11-14', heure: '10:00' };
const rangs = (some: Programme, moment = DIX_HEURES) => simulate(some, moment).passages.map(({ rang }) => rang);

describe('the loop of a diaporama', () => {
  it('lasts as long as its slides, those of objets once for each', () => {
    const texte = slide('texte', { duree: 8 });
    const objets = slide('objets', { duree: 10, nombre: 6 });
    expect(dureeDeBoucle(programme([texte, objets]))).toBe(68);
    expect(dureeDeBoucle(programme([texte, { ...objets, active: false }]))).toBe(8);
  });

  it('shows each slide once in each language where slides take turns, unless they have one', () => {
    const both = programme([slide('texte'), slide('texte', { langue: 'en' })], {
      langues: ['fr', 'en'],
      alternance: 'diapositive',
    });
    expect(dureeDeBoucle(both)).toBe(30);
    expect(simulate(both, DIX_HEURES).passages.map(({ langue }) => langue)).toEqual(['fr', 'en', 'en']);
  });

  it('brings an ad back after so many slides, and at least once', () => {
    const annonce = slide('annonce', { tousLes: 2 });
    const three = [slide('texte'), annonce, slide('texte'), slide('texte')];
    expect(rangs(programme(three))).toEqual([0, 2, 1, 3]);
    expect(rangs(programme([slide('annonce', { tousLes: 9 }), slide('texte')]))).toEqual([1, 0]);
    expect(rangs(programme([slide('annonce', { tousLes: null }), slide('texte')]))).toEqual([0, 1]);
    expect(partDesAnnonces(programme(three))).toBe(25);
  });

  it('leaves to a next loop the ads that find no room in their share', () => {
    const ads = [
      slide('texte', { duree: 90 }),
      slide('annonce', { tousLes: null }),
      slide('annonce', { tousLes: null }),
    ];
    const { passages, ecartees } = simulate(programme(ads, { partAnnonces: 10 }), DIX_HEURES);
    expect(passages.map(({ rang }) => rang)).toEqual([0, 1]);
    expect(ecartees).toEqual([{ rang: 2, raison: expect.stringContaining('10\u00a0% de la boucle au plus') }]);
  });

  it('is shuffled in the same way all day, and in another the next days', () => {
    const many = programme(
      Array.from({ length: 12 }, () => slide('texte')),
      { ordre: 'melange' },
    );
    const [first, again] = [rangs(many), rangs(many, { ...DIX_HEURES, heure: '18:00' })];
    expect(again).toEqual(first);
    expect([...first].sort((one, other) => one - other)).toEqual(many.sequence.map((_, rang) => rang));
    expect(rangs(many, { ...DIX_HEURES, jour: '2026-11-15' })).not.toEqual(first);
  });
});

describe('what plays at a moment', () => {
  it('leaves out what is hidden, over, or of another hour, and says why', () => {
    const { passages, ecartees } = simulate(
      programme([
        slide('texte'),
        slide('texte', { active: false }),
        slide('texte', { au: '2026-11-01' }),
        slide('texte', { de: '12:00' }),
        slide('compte', { jour: '2026-11-14', heure: '09:00' }),
      ]),
      DIX_HEURES,
    );
    expect(passages.map(({ rang }) => rang)).toEqual([0]);
    expect(ecartees.map(({ rang }) => rang)).toEqual([1, 2, 3, 4]);
    expect(ecartees.map(({ raison }) => raison)).toEqual([
      'Masquée.',
      expect.stringContaining('Terminé'),
      expect.stringContaining('Hors de ses heures'),
      'L’échéance est passée.',
    ]);
  });

  it('is what a plage has during its hours, and the usual loop after them', () => {
    const both = programme([slide('texte'), slide('texte', { plage: 'Matin' })], {
      plages: [plage('Matin', { de: '07:00', a: '11:00' })],
    });
    expect(simulate(both, DIX_HEURES)).toMatchObject({ plage: 'Matin', passages: [{ rang: 1 }] });
    expect(simulate(both, { ...DIX_HEURES, heure: '11:00' })).toMatchObject({ plage: '', passages: [{ rang: 0 }] });
  });

  it('is interrupted by a plage that goes first, and by nothing that has no slide', () => {
    const sequence = [slide('texte'), slide('texte', { plage: 'Matin' }), slide('texte', { plage: 'Fête' })];
    const plages = [plage('Vide', { prioritaire: true }), plage('Matin'), plage('Fête', { prioritaire: true })];
    expect(simulate(programme(sequence, { plages }), DIX_HEURES).plage).toBe('Fête');
  });
});

describe('what a person should look at', () => {
  const checked = (some: Programme, changes: object = {}) => avisDeDiaporama({ ...some, ...changes }, '2026-11-14');

  it('is nothing where all is well', () => {
    expect(checked(programme([slide('texte')]))).toEqual([]);
  });

  it('is a slide that is over, a language that is not spoken, a plage without slide', () => {
    const some = programme([slide('texte', { au: '2026-01-01' }), slide('texte', { langue: 'de' })], {
      plages: [plage('Matin')],
    });
    const said = checked(some);
    expect(said).toHaveLength(3);
    expect(said.join(' ')).toMatch(/diapositive 1 est terminée.*diapositive 2 est en allemand.*«\u00a0Matin\u00a0»/);
  });

  it('is ads that take too much', () => {
    const some = programme([slide('texte'), slide('annonce', { tousLes: 1 })]);
    expect(checked(some, { partAnnonces: 20 })).toEqual([
      'Les annonces prennent 50\u00a0% de la boucle\u00a0: plus que les 20\u00a0% prévus.',
    ]);
  });
});
