import { describe, expect, it } from 'vitest';
import { avecEncarts } from './encarts.ts';
import { type VueComposee, vue } from './vue.ts';

const objet = (fin: Date | null = null): VueComposee =>
  vue(
    {
      genre: 'objet',
      ...{ titre: 'Gîte', lieu: '', texte: '', photo: null, blocs: [], photos: [], qr: null, encart: 'vide' },
    },
    { objet: { id: 4, nom: 'Gîte' }, fin },
  );
const annonce = (id: number, poids: number, fin: Date | null = null): VueComposee =>
  vue(
    { genre: 'annonce', titre: `Annonce ${id}`, texte: '', image: null, mention: 'Annonce · Cycles', qr: null },
    { annonce: id, poids, fin },
  );

describe('the place that a gabarit keeps for annonces', () => {
  it('is shared by their weights, and each showing counts for its own', () => {
    const shown = avecEncarts(
      Array.from({ length: 8 }, () => objet()),
      [annonce(1, 3), annonce(2, 1)],
    );
    expect(shown.map((one) => one.annonce).filter((id) => id === 1)).toHaveLength(6);
    expect(shown[0]).toMatchObject({
      objet: { id: 4 },
      contenu: { titre: 'Gîte', encart: { titre: 'Annonce 1', mention: 'Annonce · Cycles' } },
    });
  });

  it('ends with what it shows', () => {
    const [soon, late] = [new Date('2026-11-16T00:00:00Z'), new Date('2026-11-20T00:00:00Z')];
    expect(avecEncarts([objet(late)], [annonce(1, 1, soon)])[0]?.fin).toEqual(soon);
    expect(avecEncarts([objet(soon)], [annonce(1, 1, late)])[0]?.fin).toEqual(soon);
  });

  it('is left to the objet where there is none', () => {
    expect(avecEncarts([objet()], [])).toMatchObject([{ annonce: null, contenu: { encart: null } }]);
  });
});
