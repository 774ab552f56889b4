import {
  type Condition,
  FAITS,
  type Groupe,
  LISTES_DE_REGLE,
  type Mesure,
  MOTS_DE_REGLE,
  norme,
  PERIODES_RELATIVES,
  type PeriodeDeRegle,
  type Regle,
} from '@bridge/contract';
import fc from 'fast-check';

/** Random rules over a small world: few values, so that rules and objets meet. */

export const COMMUNES = [
  { insee: '26001', nom: 'Valbrune' },
  { insee: '26002', nom: 'L’Épine-sur-Drome' },
  { insee: '', nom: 'Saint-Œuvre' },
] as const;
export const MOTS = ['Moulin', 'Café de l’Étang', 'Hôtel', 'œuf', '100 %', '_'] as const;
export const IDS = [1, 2, 3, 4, 5] as const;
export const CHAMPS_AJOUTES = ['piscine', 'ambiance'] as const;

const id = fc.constantFrom(...IDS);
/** Points aside from a polygon: the database takes points closer than a millionth of a degree as one. */
const pointAside = (aside: number) =>
  fc
    .tuple(fc.integer({ min: -200, max: 200 }), fc.integer({ min: -200, max: 200 }))
    .map(([lat, lon]) => ({ lat: 45 + lat / 1_000 + aside, lon: 5 + lon / 1_000 + aside }));
const point = pointAside(0);
const nombre = fc.integer({ min: -2, max: 8 });
const jour = fc
  .integer({ min: -40, max: 60 })
  .map((days) => new Date(Date.UTC(2026, 10, 15 + days)).toISOString().slice(0, 10));

const valeursDe = <V>(parmi: readonly V[]) => fc.uniqueArray(fc.constantFrom(...parmi), { minLength: 1, maxLength: 3 });
const operateur = fc.constantFrom('une' as const, 'toutes' as const, 'aucune' as const);

export const unePeriode: fc.Arbitrary<PeriodeDeRegle> = fc.oneof(
  fc
    .tuple(fc.option(jour), fc.option(jour))
    .filter(([du, au]) => du !== null || au !== null)
    .map(
      ([du, au]): PeriodeDeRegle =>
        du !== null && au !== null && du > au ? { genre: 'fixe', du: au, au: du } : { genre: 'fixe', du, au },
    ),
  fc.constantFrom(...PERIODES_RELATIVES).map(({ value }): PeriodeDeRegle => ({ genre: 'relative', quand: value })),
  fc
    .tuple(fc.integer({ min: -20, max: 20 }), fc.integer({ min: 0, max: 20 }))
    .map(([de, longueur]): PeriodeDeRegle => ({ genre: 'jours', de, a: de + longueur })),
);

const mesure: fc.Arbitrary<Mesure> = fc.oneof(
  fc
    .constantFrom('prix' as const, 'photos' as const, 'classement' as const, 'altitude' as const)
    .map((champ): Mesure => ({ genre: 'simple', champ })),
  fc.constant<Mesure>({ genre: 'capacite', mesure: 'lits' }),
  fc.constant<Mesure>({ genre: 'completude', langue: 'en' }),
  id.map((critere): Mesure => ({ genre: 'critere', critere: { ref: 'critere', id: critere } })),
  fc.constant<Mesure>({ genre: 'champ', code: 'piscine' }),
  id.map((profil): Mesure => ({ genre: 'score', profil: { ref: 'scoring', id: profil } })),
);

const zone = fc.oneof(
  valeursDe(COMMUNES).map((communes) => ({
    forme: 'communes' as const,
    communes: communes.map((une) => ({ ...une })),
  })),
  valeursDe(['26', '2600', '26100', '07']).map((codes) => ({ forme: 'codes-postaux' as const, codes })),
  fc.array(point, { minLength: 3, maxLength: 6 }).map((sommets) => ({ forme: 'polygone' as const, sommets })),
  fc.record({
    forme: fc.constant('rayon' as const),
    centre: fc.oneof(
      point.map((un) => ({ genre: 'point' as const, point: un, libelle: '' })),
      id.map((objet) => ({ genre: 'objet' as const, objet: { ref: 'objet' as const, id: objet } })),
    ),
    km: fc.double({ min: 0.5, max: 30, noNaN: true }),
  }),
  fc.tuple(point, point).map(([a, b]) => ({
    forme: 'emprise' as const,
    sud: Math.min(a.lat, b.lat),
    nord: Math.max(a.lat, b.lat),
    ouest: Math.min(a.lon, b.lon),
    est: Math.max(a.lon, b.lon),
  })),
);

export const uneCondition: fc.Arbitrary<Condition> = fc.oneof(
  fc.record({
    genre: fc.constant('texte' as const),
    champ: fc.constantFrom('nom', 'codePostal', 'identifiant', 'proprietaire', 'champ:ambiance'),
    op: fc.constantFrom('contient', 'commence', 'egal', 'vide', 'rempli'),
    valeurs: fc.uniqueArray(fc.oneof(fc.constantFrom(...MOTS), fc.constantFrom('26', 'o', 'caf', 'etang')), {
      minLength: 1,
      maxLength: 3,
    }),
  }),
  fc.constantFrom(...LISTES_DE_REGLE).chain(({ value: champ, choix }) =>
    fc.record({
      genre: fc.constant('liste' as const),
      champ: fc.constant(champ),
      op: operateur,
      valeurs: valeursDe(choix.slice(0, 4).map(({ value }) => value)),
    }),
  ),
  fc.constantFrom(...MOTS_DE_REGLE).chain(({ value: champ, vers }) =>
    fc.record({
      genre: fc.constant('mots' as const),
      champ: fc.constant(champ),
      op: operateur,
      valeurs: fc.array(fc.record({ ref: fc.constantFrom(...vers), id }), { minLength: 1, maxLength: 3 }),
    }),
  ),
  fc.record({
    genre: fc.constant('fait' as const),
    fait: fc.constantFrom(...FAITS).map(({ value }) => value),
    present: fc.boolean(),
  }),
  fc
    .tuple(mesure, fc.option(nombre), fc.option(nombre))
    .filter(([, min, max]) => min !== null || max !== null)
    .map(([une, min, max]) => ({
      genre: 'nombre' as const,
      mesure: une,
      min: min !== null && max !== null ? Math.min(min, max) : min,
      max: min !== null && max !== null ? Math.max(min, max) : max,
    })),
  fc.record({
    genre: fc.constant('date' as const),
    sens: fc.constantFrom('a-lieu', 'ouvert', 'commence', 'finit'),
    periode: unePeriode,
    sansDate: fc.boolean(),
  }),
  fc.record(
    { genre: fc.constant('ouvert-maintenant' as const), moment: fc.constantFrom('midi', 'soir') },
    { requiredKeys: ['genre'] },
  ),
  fc.record({
    genre: fc.constant('fraicheur' as const),
    champ: fc.constantFrom('sourceMajLe', 'premiereVueLe'),
    op: fc.constantFrom('moins', 'plus'),
    jours: fc.integer({ min: 0, max: 30 }),
  }),
  fc.record({ genre: fc.constant('lieu' as const), zone }),
  // Each branch is a condition; the library's type is only their union of parts.
) as fc.Arbitrary<Condition>;

export const desRegles: fc.Arbitrary<Groupe> = fc.letrec<{ regle: Regle; groupe: Groupe }>((tie) => ({
  regle: fc.oneof({ depthSize: 'small', withCrossShrink: true }, uneCondition, tie('groupe')),
  groupe: fc.record({
    genre: fc.constant('groupe' as const),
    lien: fc.constantFrom('et', 'ou', 'sauf'),
    regles: fc.array(tie('regle'), { maxLength: 4 }),
  }),
})).groupe;

const minutes = fc
  .array(fc.tuple(fc.integer({ min: -1_440, max: 12_000 }), fc.integer({ min: 1, max: 900 })), { maxLength: 4 })
  .map((times) => times.map(([debut, duree]) => `[${debut},${debut + duree})`));

/** A row of objets, as an import could have left it. */
export const unObjet = fc
  .record({
    nom: fc.constantFrom('Le moulin', 'Café de l’Étang', 'Hôtel 100 %', 'L’Œuf', 'À l’ancienne'),
    type_bridge: fc.constantFrom('evenement', 'hotel', 'camping', 'location'),
    systeme: fc.constantFrom('tourinsoft', 'lei', 'apidae'),
    commune: fc.constantFrom(...COMMUNES),
    withInsee: fc.boolean(),
    code_postal: fc.constantFrom('26000', '26100', '07200', ''),
    point: fc.option(pointAside(0.000_37)),
    types: fc.uniqueArray(id),
    criteres: fc.uniqueArray(id),
    modalites: fc.uniqueArray(id),
    tags: fc.uniqueArray(id),
    langues: fc.uniqueArray(fc.constantFrom('fr', 'en', 'de', 'nl')),
    langues_parlees: fc.uniqueArray(fc.constantFrom('fr', 'en', 'de')),
    anomalies: fc.uniqueArray(fc.constantFrom('sans-photo', 'photo-sans-credit', 'sans-description')),
    faits: fc.uniqueArray(fc.constantFrom(...FAITS.map(({ value }) => value))),
    ambiance: fc.option(fc.constantFrom('calme', 'moulin', 'Café')),
    nombres: fc.dictionary(
      fc.constantFrom('classement', 'altitude', 'capacite:lits', 'critere:mot-1', 'critere:mot-2', 'champ:piscine'),
      nombre,
    ),
    anglais: fc.option(nombre),
    prix_min: fc.option(nombre),
    nombre_photos: fc.integer({ min: 0, max: 8 }),
    plages: fc.uniqueArray(fc.tuple(jour, fc.integer({ min: 0, max: 12 })), { maxLength: 3 }),
    premiere_date: fc.option(jour),
    derniere_date: fc.option(jour),
    prochaine_date: fc.option(jour),
    creneaux: minutes,
    seances: minutes,
    jamais: fc.boolean(),
    majDepuis: fc.option(fc.integer({ min: 0, max: 40 })),
    vueDepuis: fc.option(fc.integer({ min: 0, max: 40 })),
  })
  .map(({ commune, withInsee, point: where, ambiance, anglais, plages, creneaux, jamais, ...objet }) => ({
    ...objet,
    nom_norme: norme(objet.nom),
    nom_tri: norme(objet.nom),
    commune: commune.nom,
    commune_norme: norme(commune.nom),
    insee: withInsee ? commune.insee : '',
    latitude: where?.lat ?? null,
    longitude: where?.lon ?? null,
    valeurs: {
      ...(objet.code_postal !== '' && { codePostal: [objet.code_postal] }),
      ...(ambiance !== null && { 'champ:ambiance': [norme(ambiance)] }),
    },
    completude: anglais === null ? {} : { en: anglais },
    jours: `{${plages.map(([du, longueur]) => `[${du},${plusDays(du, longueur)}]`).join(',')}}`,
    creneaux: `{${creneaux.join(',')}}`,
    indexe_le: jamais ? '-infinity' : '2026-11-13',
  }));
export type LigneObjet = typeof unObjet extends fc.Arbitrary<infer T> ? T : never;

function plusDays(jourCivil: string, days: number): string {
  return new Date(Date.parse(jourCivil) + days * 86_400_000).toISOString().slice(0, 10);
}
