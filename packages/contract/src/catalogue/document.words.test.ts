import { expect, it } from 'vitest';
import { relationEnMots, valeurEnMots } from './document.words.ts';
import { documentSchema } from './objet.schemas.ts';

it.each([
  ['ouverture.periodes[0].regle', 'quotidien', 'Tous les jours'],
  ['aspects.hiver.ouverture.periodes[2].regle', 'hebdomadaire', 'Chaque semaine'],
  ['ouverture.periodes[0].rangs[1]', '-1', 'Dernier'],
  ['ouverture.periodes[0].du', '2027-05-01', '1er mai 2027'],
  ['ouverture.periodes[0].creneaux[0].ouvre', '09:30', '9\u00a0h\u00a030'],
  ['ouverture.fermetures[0]', 'noel', 'le 25 décembre'],
  ['tarifs.mode', 'libre', 'Accès libre'],
  ['contacts[0].genre', 'email', 'E-mail'],
  ['contacts[0].role', 'reservation', 'Pour réserver'],
  ['medias[1].genre', 'video', 'Vidéo'],
  ['lieu.point.qualite', 'douteux', 'Douteuse'],
  ['liens[0].relation', 'SUR_PLACE', 'Sur place'],
  ['animaux', 'false', 'Non'],
  ['languesParlees[0]', 'de', 'Allemand'],
  ['typeBridge', 'hotel', 'Hôtel'],
  ['nom.fr', 'quotidien', 'quotidien'],
  ['descriptions.constructor', 'quotidien', 'quotidien'],
  ['champs.mode', 'libre', 'libre'],
])('a value is told by where it stands: %s %s', (chemin, valeur, mots) => {
  expect(valeurEnMots(chemin, valeur)).toBe(mots);
});

it('no closed word of a document is shown as it is coded', () => {
  const raw = codesIn(documentSchema.toJSONSchema(), '').filter(
    ([chemin, code]) => valeurEnMots(chemin, code) === code,
  );
  // The days of the week are their own words, and a format of a track is the name of its files.
  expect(raw.filter(([chemin]) => !/(?:jours\[0\]|format)$/.test(chemin))).toEqual([]);
});

it('a relation that nobody coded is read as it is', () => {
  expect(relationEnMots('Sites à voir')).toBe('Sites à voir');
  expect(relationEnMots('constructor')).toBe('constructor');
});

/** The words of each list of words of a JSON schema, with their path. */
function codesIn(schema: unknown, chemin: string): (readonly [string, string])[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const {
    enum: words,
    properties = {},
    items,
    anyOf = [],
    additionalProperties,
  } = schema as {
    enum?: unknown[];
    properties?: Record<string, unknown>;
    items?: unknown;
    anyOf?: unknown[];
    additionalProperties?: unknown;
  };
  return [
    ...(words ?? []).map((word) => [chemin, String(word)] as const),
    ...Object.entries(properties).flatMap(([nom, one]) => codesIn(one, chemin === '' ? nom : `${chemin}.${nom}`)),
    ...codesIn(items, `${chemin}[0]`),
    ...codesIn(additionalProperties, `${chemin}.x`),
    ...anyOf.flatMap((one) => codesIn(one, chemin)),
  ];
}
