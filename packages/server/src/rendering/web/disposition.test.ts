import { ZONES_DE_FICHE } from '@bridge/contract';
import { describe, expect, it } from 'vitest';
import { dispositionDe } from './disposition.ts';
import { FICHES } from './gabarits/fiches.ts';
import type { Composant } from './page.ts';

const composantsDe = (sources: Readonly<Record<string, string>>): Readonly<Record<string, Composant>> =>
  Object.fromEntries(
    Object.entries(sources).map(([code, liquide]) => [
      code,
      { cle: code, portee: code, liquide, css: '', proprietes: [] },
    ]),
  );

const drawn = (liquide: string, sources: Readonly<Record<string, string>> = {}) =>
  dispositionDe(liquide, composantsDe(sources)).map(({ parties, cote }) =>
    [parties, cote].map((all) => all.map(({ genre, nom }) => (genre === 'zone' ? nom.toUpperCase() : nom)).join(' ')),
  );

describe('where the template of a fiche places its zones', () => {
  it('puts an aside beside what its parent holds', () => {
    expect(drawn(FICHES['deux-colonnes'].liquide)).toEqual([
      ['titre ENTETE GALERIE galerie actions', ''],
      ['CORPS PIED proches', 'LATERALE'],
      ['semblables source', ''],
    ]);
  });

  it('reads one column as one row, in the order of the page', () => {
    expect(drawn(FICHES.sobre.liquide)).toEqual([
      ['titre ENTETE actions CORPS LATERALE GALERIE galerie PIED proches semblables source', ''],
    ]);
  });

  it('finds every zone in the templates of the product', () => {
    for (const { liquide } of Object.values(FICHES)) {
      const zones = dispositionDe(liquide, {}).flatMap(({ parties, cote }) => [...parties, ...cote]);
      const names = zones.flatMap(({ genre, nom }) => (genre === 'zone' ? [nom] : []));
      expect(names.toSorted()).toEqual(ZONES_DE_FICHE.map(({ value }) => value).toSorted());
    }
  });

  it('leaves out what it does not know, and what stands twice', () => {
    const source = `<img src="a"><p>{%- zone 'corps' -%}</p>{% zone "inconnue" %}{% zone "corps" %}{% zones %}`;
    expect(drawn(source)).toEqual([['CORPS', '']]);
  });

  it('finds those that its composants place, where they are placed', () => {
    const source =
      '<div>{% composant "tete", grand: true %}{% zone "corps" %}<aside>{%- composant "cote" %}</aside></div>';
    const tete = '<p>{% zone "entete" %}{% composant "galerie" %}</div>{% composant "absent" %}';
    expect(drawn(source, { tete, cote: '{% composant "fond" %}', fond: '{% zone "laterale" %}' })).toEqual([
      ['ENTETE galerie CORPS', 'LATERALE'],
    ]);
  });

  it('comes to an end where composants place each other', () => {
    const sources = { un: '{% composant "deux" %}{% zone "corps" %}', deux: '{% composant "un" %}{% zone "pied" %}' };
    expect(drawn('{% composant "un" %}', sources)).toEqual([['PIED CORPS', '']]);
  });

  it('does not trip over markup that never closes', () => {
    expect(drawn('<div><aside>{% zone "laterale" %}</div>{% zone "pied" %}')).toEqual([
      ['', 'LATERALE'],
      ['PIED', ''],
    ]);
  });
});
