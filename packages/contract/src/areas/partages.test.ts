import { expect, it } from 'vitest';
import type { Field } from '../kernel/fields/field.ts';
import { RESOURCES } from './resources.ts';

/** What looks private and is told to those with whom a record is shared, each with its reason. */
const TOLD: Readonly<Record<string, string>> = {
  'fluxTourinsoft.seuil': 'a share of records, which says nothing of anybody',
  'fluxLei.seuil': 'a share of records, which says nothing of anybody',
  'fluxApidae.seuil': 'a share of records, which says nothing of anybody',
  'fluxDatatourisme.seuil': 'a share of records, which says nothing of anybody',
  'selection.alerteVariation': 'a share of objets, which says nothing of anybody',
  'ecran.alerteApres': 'a number of minutes, which says nothing of anybody',
  'bloc.contacts': 'which contacts of an objet a bloc shows to visitors',
  'site.contactErreur': 'visitors write to it from every fiche',
  'site.accessibiliteContact': 'visitors write to it from the declaration of the site',
};

interface Known {
  readonly path: string;
  readonly field: Field;
}

/** The fields of a resource, and those of its items. */
function withItems(path: string, fields: Readonly<Record<string, Field>>): Known[] {
  return Object.entries(fields).flatMap(([name, field]) => [
    { path: `${path}.${name}`, field },
    ...(field.kind === 'list'
      ? Object.values(field.forms).flatMap((form) => withItems(`${path}.${name}`, form.fields))
      : []),
  ]);
}

/** The fields that others are told: nothing of a list that they are not told. */
function told(path: string, fields: Readonly<Record<string, Field>>): Known[] {
  const shown = Object.fromEntries(Object.entries(fields).filter(([, field]) => field.ownOnly !== true));
  return withItems(path, shown).filter(({ field }) => field.ownOnly !== true);
}

// A secret tells nobody more than that there is one.
const looksPrivate = ({ field }: Known) =>
  ('to' in field && field.to === 'utilisateur') ||
  field.kind === 'email' ||
  (field.kind !== 'secret' && /motif|budget|contact|alerte|facture|signé|ayant droit/i.test(field.label));

/** Every field of a resource that only its own entity is told, those of items included. */
const ownOnly = RESOURCES.flatMap(({ id, fields }) => withItems(id, fields)).filter(({ field }) => field.ownOnly);

it('what others are not told of a record has a value of its kind that says nothing', () => {
  const required = ownOnly.filter(({ field }) => field.required);
  expect(required.length).toBeGreaterThan(0);
  for (const { path, field } of required) {
    const hasBlank =
      field.kind === 'text' || (['number', 'money', 'choice'].includes(field.kind) && field.initial !== undefined);
    expect([path, field.kind, hasBlank]).toEqual([path, field.kind, true]);
  }
});

it('what shared records say of people, money and reasons is told to their own entity alone, or has a reason to be told', () => {
  const shareable = RESOURCES.filter(({ fields }) => 'partage' in fields);
  const found = shareable.flatMap(({ id, fields }) => told(id, fields)).filter(looksPrivate);
  expect(found.map(({ path }) => path).sort()).toEqual(Object.keys(TOLD).sort());
});
