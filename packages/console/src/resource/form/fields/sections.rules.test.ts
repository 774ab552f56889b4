import { mediatag, tag } from '@bridge/contract';
import { describe, expect, it } from 'vitest';
import { essai } from '../testing/essai.ts';
import { notedNames, partsOf } from './sections.rules.ts';

describe('the parts of a form', () => {
  it('follow the groups of the resource, then what every record has', () => {
    expect(partsOf(essai).map(({ title, plain, advanced }) => [title, plain, advanced])).toEqual([
      ['Principal', ['nom', 'code'], []],
      ['Détails', ['libelle', 'rang', 'visible', 'genre'], ['cle', 'mots']],
      ['Rattachement et notes', ['entiteId', 'partage', 'tags', 'notesInternes'], []],
    ]);
  });

  it('are named after the noun where the resource has no groups', () => {
    expect(partsOf(mediatag).map(({ title }) => title)).toEqual(['Tag de média', 'Rattachement et notes']);
  });

  it('hold every field that may be written once, and none that the server notes', () => {
    const names = partsOf(tag).flatMap(({ plain, advanced }) => [...plain, ...advanced]);
    expect([...names, ...notedNames(tag)].sort()).toEqual(Object.keys(tag.fields).sort());
  });
});
