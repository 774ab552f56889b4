import { beforeAll, describe, expect, it } from 'vitest';
import { PARAMETRES_INITIAUX } from '../../areas/reglages/parametres/parametre.schemas.ts';
import { parametres } from '../../areas/reglages/parametres/parametres.resource.ts';
import { preferences } from '../../areas/reglages/parametres/preferences.resource.ts';
import { superAdmins } from '../../areas/roles.ts';
import { blankOf } from '../fields/blank.ts';
import type { Field } from '../fields/field.ts';
import { speakFrench } from '../words/messages.ts';
import { accessOfField, HERITE, isHerite } from './single.ts';

beforeAll(speakFrench);

describe('a single record', () => {
  it('is changed field by field, and names what it does not know', () => {
    expect(parametres.patch.parse({ lien_aide: '', version: 3 })).toEqual({ lien_aide: '', version: 3 });
    expect(parametres.patch.safeParse({ inconnu: 1 }).success).toBe(false);
  });

  it('is named by its entity only where each has its own', () => {
    const isTaken = ({ calls }: typeof parametres | typeof preferences) =>
      calls.get.query?.safeParse({ entite: '3' }).success;
    expect([isTaken(parametres), isTaken(preferences)]).toEqual([false, true]);
  });

  it('says who changes a part that not everybody may change', () => {
    expect(accessOfField(parametres, 'duree_session')).toBe(superAdmins);
    expect(accessOfField(parametres, 'nom_instance')).toBeUndefined();
  });

  it('starts as its schema says', () => {
    const fields = Object.entries<Field>(parametres.fields);
    expect(Object.fromEntries(fields.map(([name, field]) => [name, blankOf(field)]))).toEqual(PARAMETRES_INITIAUX);
  });
});

describe('a field that may be inherited', () => {
  const { couleur, lien_aide } = preferences.fields;

  it('holds the mark or a value of its own, and judges the latter as it would otherwise', () => {
    expect(couleur.schema.parse(HERITE)).toEqual(HERITE);
    expect(couleur.schema.parse('#112233')).toBe('#112233');
    expect(couleur.schema.safeParse('red').error?.issues[0]?.message).toBe('Couleur sous la forme #1da2df.');
    expect(lien_aide.schema.safeParse('javascript:x').error?.issues[0]?.message).toMatch(/^Saisissez une adresse/);
  });

  it('tells the mark from what looks like it', () => {
    expect([HERITE, { herite: false }, null, 'hérité', { herite: true, nom: 'x' }].map(isHerite)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
  });
});
