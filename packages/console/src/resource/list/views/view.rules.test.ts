import { tag, type Vue } from '@bridge/contract';
import { describe, expect, it } from 'vitest';
import { readAddress } from '../state/list-address.ts';
import { FIRST_STATE, type ListState } from '../state/list-state.ts';
import { addressOfLook, type Look, lookOf, sameLook, savedLook, suggestedName } from './view.rules.ts';

const SAISONS: ListState = {
  ...FIRST_STATE,
  q: 'été',
  sort: [{ field: 'code', descending: true }],
  itemsPerPage: 100,
  filters: { famille: ['Saison', ''], partage: ['toutes'] },
};
const LOOK: Look = { state: SAISONS, colonnes: ['code', 'couleur'] };
const vueOf = (look: Look): Vue => ({
  id: 12,
  version: 1,
  ressource: 'tag',
  nom: 'Saisons',
  partagee: false,
  aMoi: true,
  etat: savedLook(look),
});

describe('a saved view', () => {
  it('is called after what it keeps, and after the list where that is all', () => {
    const nameOf = (state: Partial<ListState>) => suggestedName({ ...FIRST_STATE, ...state }, tag.fields, tag.noun);
    expect(nameOf({})).toBe(tag.noun.many);
    expect(nameOf({ filters: { famille: ['Saison'], parent: [3] }, q: 'été' })).toBe(
      'Saison, Tag parent, «\u00a0été\u00a0»',
    );
    expect(nameOf({ etat: 'archive', filters: { publique: true } })).toBe('Montré au public\u00a0: Oui, Archives');
  });

  it('shows again what was saved: search, filters, order, page size and columns', () => {
    expect(lookOf(vueOf(LOOK), tag.fields)).toMatchObject(LOOK);
  });

  it('does not keep the page that one was at', () => {
    const further = { ...LOOK, state: { ...SAISONS, page: 4 } };
    expect(savedLook(further)).toEqual(savedLook(LOOK));
    expect(sameLook(further, LOOK)).toBe(true);
  });

  it('differs by one filter, one column or their order', () => {
    expect(sameLook(LOOK, { ...LOOK, state: { ...SAISONS, filters: {} } })).toBe(false);
    expect(sameLook(LOOK, { ...LOOK, colonnes: ['couleur', 'code'] })).toBe(false);
  });

  it('is a short address while it is shown as it is, a full one once it is changed', () => {
    const view = { id: 12, look: LOOK };
    expect(addressOfLook(LOOK, view)).toBe('vue=12');
    expect(addressOfLook({ ...LOOK, state: { ...SAISONS, page: 2 } }, view)).toBe('vue=12&page=2');
    const changed = { state: { ...SAISONS, q: '' }, colonnes: ['code'] };
    const read = readAddress(addressOfLook(changed, view), tag.fields);
    expect(read).toMatchObject({ ...changed, vue: 12, explicit: true });
  });
});
