import type { Manifeste } from '@bridge/contract';
import { describe, expect, it } from 'vitest';
import { diapositiveDe, manifesteDe, programmeDe, slides, TOUJOURS, usual, vueDe } from '../testing/manifeste.ts';
import { isStill, isSupplanted, PARCOURS_NEUF, type Parcours, prune, suivant } from './parcours.rules.ts';
import type { Instant } from './vues.rules.ts';

const at = (changes: Partial<Instant> = {}): Instant => ({
  now: Date.parse('2026-11-14T09:00:00Z'),
  chrono: 0,
  moment: { jour: '2026-11-14', heure: '10:00' },
  montrable: () => true,
  ...changes,
});

/** Plays on and answers the vues; the parcours goes on from call to call. */
function player(parcours: Parcours = PARCOURS_NEUF) {
  let kept = parcours;
  return {
    plays(manifeste: Manifeste, count: number, instant = at()): string[] {
      return Array.from({ length: count }, () => {
        const suite = suivant(manifeste, kept, instant);
        if (suite === null) return 'rien';
        kept = suite.parcours;
        return suite.choix.vue.cle;
      });
    },
    parcours: () => kept,
    choix: (manifeste: Manifeste, instant = at()) => suivant(manifeste, kept, instant)?.choix,
  };
}

describe('a slide that waits for a weather or an event', () => {
  it('passes while it is there, network or not, and leaves its turn to the others', () => {
    const pluie = diapositiveDe('pluie', {
      fenetres: [{ debut: '2026-11-14T09:00:00Z', fin: '2026-11-14T10:00:00Z' }],
    });
    const manifeste = manifesteDe([programmeDe([diapositiveDe('toujours'), pluie])]);
    expect(player().plays(manifeste, 3)).toEqual(['toujours-1', 'pluie-1', 'toujours-1']);
    const after = at({ now: Date.parse('2026-11-14T10:00:00Z') });
    expect(player().plays(manifeste, 2, after)).toEqual(['toujours-1', 'toujours-1']);
  });
});

describe('the place in the loop', () => {
  it('goes on after a new version: where it was, with what was added, without what left', () => {
    const { plays } = player();
    expect(plays(usual('a', 'b', 'c', 'd'), 2)).toEqual(['a-1', 'b-1']);
    expect(plays(usual('z', 'a', 'b', 'n', 'c', 'd'), 2)).toEqual(['n-1', 'c-1']);
    expect(plays(usual('z', 'a', 'd', 'e'), 3)).toEqual(['d-1', 'e-1', 'z-1']);
  });

  it('goes on with what followed where the slide itself was withdrawn, even with several', () => {
    const { plays } = player();
    plays(usual('a', 'b', 'c', 'd'), 2);
    expect(plays(usual('a', 'd'), 2)).toEqual(['d-1', 'a-1']);
  });

  it('goes on among the objets of a slide, by the objet where it was drawn anew, by the rank where it left', () => {
    const of = (...objets: [string, number][]) =>
      manifesteDe([
        programmeDe([
          diapositiveDe('objets', { vues: objets.map(([cle, objet]) => vueDe(cle, { objet })) }),
          diapositiveDe('fin'),
        ]),
      ]);
    const { plays } = player();
    expect(plays(of(['un', 1], ['deux', 2], ['trois', 3], ['quatre', 4]), 2)).toEqual(['un', 'deux']);
    expect(plays(of(['un', 1], ['deux-bis', 2], ['trois', 3], ['quatre', 4]), 1)).toEqual(['trois']);
    expect(plays(of(['un', 1], ['deux-bis', 2], ['quatre', 4]), 2)).toEqual(['quatre', 'fin-1']);
  });

  it('is kept by what interrupts it, and taken up again after', () => {
    const fete = programmeDe(slides('f'), {
      diaporama: 2,
      prioritaire: true,
      quand: { ...TOUJOURS, de: '10:00', a: '11:00' },
    });
    const both = manifesteDe([fete, programmeDe(slides('a', 'b', 'c'))]);
    const early = at({ moment: { jour: '2026-11-14', heure: '09:59' } });
    const late = at({ moment: { jour: '2026-11-14', heure: '11:00' } });
    const { plays } = player();
    expect([...plays(both, 2, early), ...plays(both, 2), ...plays(both, 2, late)]).toEqual([
      ...['a-1', 'b-1'],
      ...['f-1', 'f-1'],
      ...['c-1', 'a-1'],
    ]);
  });

  it('forgets what the manifest no longer speaks of', () => {
    const { plays, parcours } = player();
    const rare = (cle: string) => diapositiveDe(cle, { maxParHeure: 9 });
    plays(manifesteDe([programmeDe([rare('a'), rare('b')])]), 3);
    const pruned = prune(parcours(), manifesteDe([programmeDe([rare('b')], { diaporama: 7 })]));
    expect([Object.keys(pruned.places), Object.keys(pruned.passes)]).toEqual([[], ['b']]);
  });
});

describe('what may be shown', () => {
  it('leaves once it is over, by its instants, its countdown and its media', () => {
    const manifeste = manifesteDe([
      programmeDe([
        diapositiveDe('passe', { vues: [vueDe('passe-1', { fin: '2026-11-14T09:00:00Z' })] }),
        diapositiveDe('a-venir', { vues: [vueDe('a-venir-1', { debut: '2026-11-14T09:00:01Z' })] }),
        diapositiveDe('compte', {
          vues: [vueDe('compte-1', { vif: { genre: 'compte', cible: '2026-11-14T09:00:00Z' } })],
        }),
        diapositiveDe('sans-photo', { vues: [vueDe('sans-photo-1', { medias: ['x'] })] }),
        diapositiveDe('bon'),
      ]),
    ]);
    const instant = at({ montrable: ({ medias }) => medias.length === 0 });
    expect(player().plays(manifeste, 2, instant)).toEqual(['bon-1', 'bon-1']);
    expect(player().plays(usual(), 1)).toEqual(['rien']);
  });

  it('is of its day; cut off for longer than what was told, the last day goes on', () => {
    const manifeste = manifesteDe([
      programmeDe([
        diapositiveDe('agenda', {
          vues: [vueDe('samedi', { jours: ['2026-11-14'] }), vueDe('dimanche', { jours: ['2026-11-15'] })],
        }),
      ]),
    ]);
    const on = (jour: string) => player().plays(manifeste, 1, at({ moment: { jour, heure: '10:00' } }));
    expect(['2026-11-13', '2026-11-14', '2026-11-15', '2026-11-19'].flatMap(on)).toEqual([
      ...['samedi', 'samedi'],
      ...['dimanche', 'dimanche'],
    ]);
  });

  it('falls to the next programme where the one that goes first has nothing to show', () => {
    const empty = programmeDe([], { diaporama: 2, prioritaire: true });
    expect(player().plays(manifesteDe([empty, programmeDe(slides('a'))]), 1)).toEqual(['a-1']);
  });

  it('passes no more than so often in an hour', () => {
    const manifeste = manifesteDe([programmeDe([diapositiveDe('rare', { maxParHeure: 2 }), ...slides('a')])]);
    const { plays } = player();
    expect(plays(manifeste, 6)).toEqual(['rare-1', 'a-1', 'rare-1', 'a-1', 'a-1', 'a-1']);
    expect(plays(manifeste, 2, at({ chrono: 3_600_000 }))).toEqual(['rare-1', 'a-1']);
  });
});

describe('languages', () => {
  const spoken = (cle: string) =>
    diapositiveDe(cle, { vues: [vueDe(`${cle}-fr`), vueDe(`${cle}-en`, { langue: 'en' })] });
  it('take turns by loop, or by slide; one that has no words in it is shown as it is', () => {
    const sequence = [spoken('a'), diapositiveDe('b', { langue: 'fr' })];
    const langues = ['fr', 'en'] as const;
    const byLoop = manifesteDe([programmeDe(sequence, { langues })]);
    expect(player().plays(byLoop, 4)).toEqual(['a-fr', 'b-1', 'a-en', 'b-1']);
    const bySlide = manifesteDe([programmeDe(sequence, { langues, alternance: 'diapositive' })]);
    expect(player().plays(bySlide, 4)).toEqual(['a-fr', 'a-en', 'b-1', 'a-fr']);
    const german = manifesteDe([programmeDe([spoken('a')], { langues: ['de'] })]);
    expect(player().plays(german, 2)).toEqual(['a-fr', 'a-fr']);
  });
});

describe('annonces', () => {
  const annonce = (...poids: number[]) =>
    diapositiveDe('pub', {
      genre: 'annonce',
      tousLes: 1,
      vues: poids.map((one, rang) => vueDe(`pub-${rang}`, { annonce: rang, poids: one })),
    });

  it('are shown one at each passage, as often as they weigh', () => {
    const manifeste = manifesteDe([programmeDe([...slides('a'), annonce(3, 1)])]);
    const shown = player()
      .plays(manifeste, 16)
      .filter((cle) => cle.startsWith('pub'));
    expect(shown).toHaveLength(8);
    expect(shown.filter((cle) => cle === 'pub-0')).toHaveLength(6);
  });

  it('begin with the others when they are new, and do not catch up', () => {
    const { plays } = player();
    plays(manifesteDe([programmeDe([annonce(1)])]), 50);
    const shown = plays(manifesteDe([programmeDe([annonce(1, 1)])]), 10);
    expect(shown.filter((cle) => cle === 'pub-1').length).toBeLessThanOrEqual(6);
  });

  it('are shown at the hours that they were sold for, and fill only what was not sold', () => {
    const vues = [
      vueDe('nuit', { annonce: 1, quand: { ...TOUJOURS, de: '22:00', a: '02:00' } }),
      vueDe('vendue', { annonce: 2, priorite: 'contrat', quand: { ...TOUJOURS, de: '06:00', a: '20:00' } }),
      vueDe('maison', { annonce: 3, priorite: 'remplissage' }),
    ];
    const pub = diapositiveDe('pub', { genre: 'annonce', tousLes: 1, vues });
    expect(new Set(player().plays(manifesteDe([programmeDe([pub])]), 6))).toEqual(new Set(['vendue']));
    const rest = { ...pub, vues: vues.filter(({ cle }) => cle !== 'vendue') };
    expect(new Set(player().plays(manifesteDe([programmeDe([rest])]), 6))).toEqual(new Set(['maison']));
  });
});

describe('what is on screen', () => {
  it('leaves once it was withdrawn or is over', () => {
    const manifeste = manifesteDe([
      programmeDe([diapositiveDe('a', { vues: [vueDe('a-1', { fin: '2026-11-14T10:00:00Z' })] })]),
    ]);
    const choix = player().choix(manifeste);
    if (!choix) throw new Error('nothing plays');
    expect(isStill(manifeste, choix, Date.parse('2026-11-14T09:59:59Z'))).toBe(true);
    expect(isStill(manifeste, choix, Date.parse('2026-11-14T10:00:00Z'))).toBe(false);
    expect(isStill(usual('b'), choix, 0)).toBe(false);
  });

  it('makes room at once for what goes first, and for nothing else', () => {
    const plage = { ...TOUJOURS, nom: 'Fête', prioritaire: true, de: '11:00' };
    const sequence = [...slides('a'), diapositiveDe('f', { plage: 'Fête' })];
    const manifeste = manifesteDe([programmeDe(sequence, { plages: [plage] })]);
    const choix = player().choix(manifeste);
    if (!choix) throw new Error('nothing plays');
    expect(isSupplanted(manifeste, choix, at())).toBe(false);
    const later = at({ moment: { jour: '2026-11-14', heure: '11:00' } });
    expect(isSupplanted(manifeste, choix, later)).toBe(true);
    const quiet = manifesteDe([programmeDe(sequence, { plages: [{ ...plage, prioritaire: false }] })]);
    expect(isSupplanted(quiet, choix, later)).toBe(false);
  });
});
