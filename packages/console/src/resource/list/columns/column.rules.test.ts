import {
  filtre,
  generation,
  listeWeb,
  number,
  objet,
  RESOURCES,
  site,
  tag,
  tagAnnonce,
  text,
  tri,
  utilisateur,
} from '@bridge/contract';
import { describe, expect, it } from 'vitest';
import {
  availableColumns,
  cardColumns,
  chosenColumns,
  firstColumns,
  ledBy,
  moved,
  readColumnNames,
  titleColumn,
  toggled,
} from './column.rules.ts';

/** The columns that the area of a list wishes for. */
const WISHES = { lead: 'photo', columns: { photo: 4, commune: 9 } };
const names = (columns: readonly { readonly name: string }[]) => columns.map(({ name }) => name);

describe('the columns of a list', () => {
  it('are at first those that the resource names, the last editor and the date at the end', () => {
    expect(firstColumns(tag)).toEqual(['code', 'couleur', 'famille', 'modifiePar', 'modifieLe']);
  });

  it('leave out who changed it where the others need the room, then when', () => {
    expect(firstColumns(site).at(-1)).toBe('modifieLe');
    expect(firstColumns(site)).not.toContain('modifiePar');
    expect(firstColumns(utilisateur)).toContain('derniereConnexion');
    expect(firstColumns(utilisateur)).not.toContain('modifieLe');
  });

  it('are not the codes of what people know by name', () => {
    const named = [tri, filtre, listeWeb, site, tagAnnonce];
    expect(named.filter((resource) => firstColumns(resource).includes('code')).map(({ id }) => id)).toEqual([]);
    expect(firstColumns(utilisateur)).not.toContain('username');
  });

  it('of every resource fit a screen of 1440 pixels at first', () => {
    const tooWide = RESOURCES.filter((resource) => {
      const columns = [titleColumn(resource), ...chosenColumns(resource, firstColumns(resource))];
      // The room of that screen in rem, without the menu, the margins, the boxes and the actions of rows.
      return columns.reduce((sum, { least }) => sum + least, 0) > 68;
    });
    expect(tooWide.map(({ id }) => id)).toEqual([]);
  });

  it('give up part of their words where they share too little room, never a figure nor a date', () => {
    const [type, photos, arrive] = chosenColumns(objet, ['typeBridge', 'nombrePhotos', 'sourceMajLe']);
    expect(type?.least).toBeLessThan(type?.width ?? 0);
    expect(photos?.least).toBe(photos?.width);
    expect(arrive?.least).toBe(arrive?.width);
  });

  it('are at first those that the area chose, as wide as it said', () => {
    expect(firstColumns(objet, WISHES)).toEqual(['photo', 'commune']);
    const widths = chosenColumns(objet, ['commune', 'insee'], WISHES).map(({ width }) => width);
    expect(widths).toEqual([9, 12]);
  });

  it('keep the dot of a state beside its words', () => {
    const [etat] = chosenColumns(generation, ['etat']);
    // « En préparation », the padding of the cell and the dot, in rem.
    expect(etat?.least).toBeGreaterThanOrEqual(9.5);
    expect(etat?.width).toBeGreaterThan(etat?.least ?? 99);
  });

  it('are wide enough for their words and for their heading', () => {
    const [type, statut] = chosenColumns(objet, ['typeBridge', 'statut']);
    expect(type?.width).toBeGreaterThan(statut?.width ?? 99);
    const [pages] = chosenColumns({ title: 'nom', fields: { n: number({ label: 'Nombre de pages imprimées' }) } }, [
      'n',
    ]);
    expect(pages?.width).toBeGreaterThanOrEqual(12);
  });

  it('never break a word of their heading, which is longer in another language than the area thought of', () => {
    const widths = ['Objets', 'Records'].map((label) => {
      const shape = { title: 'nom', fields: { n: number({ label }) } };
      return chosenColumns(shape, ['n'], { columns: { n: 5 } })[0]?.width;
    });
    expect(widths).toEqual([5, 6]);
    const shape = { title: 'nom', fields: { t: text({ label: 'Reconnaissances' }) } };
    expect([availableColumns(shape)[0]?.least, chosenColumns(shape, ['t'])[0]?.least]).toEqual([9, 9]);
  });

  it('are on a card the first three, the last giving its place to a state that comes later, and those asked for', () => {
    const shown = (asked: readonly string[]) =>
      names(cardColumns(chosenColumns(listeWeb, firstColumns(listeWeb)), asked));
    expect(firstColumns(listeWeb).slice(0, 4)).toEqual(['sites', 'selection', 'modele', 'etat']);
    expect(shown([])).toEqual(['sites', 'selection', 'etat']);
    expect(shown(['modele'])).toEqual(['sites', 'selection', 'modele', 'etat']);
  });

  it('may be any field but the title, and where the record is used', () => {
    const all = names(availableColumns(tag));
    expect(all).toContain('description');
    expect(all).toContain('utilisations');
    expect(all).not.toContain('libelle');
  });

  it('are added last, removed, and moved', () => {
    expect(toggled(['code', 'famille'], 'picto')).toEqual(['code', 'famille', 'picto']);
    expect(toggled(['code', 'famille'], 'code')).toEqual(['famille']);
    expect(moved(['a', 'b', 'c'], 'c', 0)).toEqual(['c', 'a', 'b']);
    expect(moved(['a', 'b', 'c'], 'a', 1)).toEqual(['b', 'a', 'c']);
    expect(moved(['a', 'b', 'c'], 'x', 1)).toEqual(['a', 'b', 'c']);
  });

  it('that no longer exist, or were never ours, are forgotten', () => {
    expect(readColumnNames(tag, ['code', 'disparue', 'code', 3])).toEqual(['code']);
    expect(readColumnNames(tag, 'code')).toBeNull();
    expect(names(chosenColumns(tag, ['famille', 'disparue', 'code']))).toEqual(['famille', 'code']);
  });

  it('begin beside the name with the picture, as long as it comes first', () => {
    const shown = chosenColumns(objet, ['photo', 'commune'], WISHES);
    expect(ledBy(shown).lead?.name).toBe('photo');
    expect(names(ledBy(shown).others)).toEqual(['commune']);
    expect(ledBy(chosenColumns(objet, ['photo', 'commune'])).lead).toBeNull();
    expect(ledBy(chosenColumns(objet, ['commune', 'photo'], WISHES)).lead).toBeNull();
  });
});
