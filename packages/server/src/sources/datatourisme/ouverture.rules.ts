import { type Creneau, JOURS, type Jour, type Ouverture, type Periode } from '@bridge/contract';
import type { Avertissements } from '../clean/avertissements.ts';
import { jourOf } from '../clean/date.rules.ts';
import { heureOf } from '../clean/heure.rules.ts';
import { lexique } from '../clean/lexique.ts';
import { A_L_ENVERS } from '../clean/periode.words.ts';
import { JOURS_FERIES_DITS, putSansJour, sansJour } from '../clean/sans-jour.rules.ts';
import {
  champ,
  codeDe,
  eclate,
  enLigne,
  isNoeud,
  isVide,
  type Noeud,
  noeuds,
  nu,
  texteDe,
  textesOf,
  tous,
} from './valeurs.rules.ts';

const JOUR = lexique<Jour>({
  Monday: 'lundi',
  Tuesday: 'mardi',
  Wednesday: 'mercredi',
  Thursday: 'jeudi',
  Friday: 'vendredi',
  Saturday: 'samedi',
  Sunday: 'dimanche',
});
const MOST = 2_000;

interface Brouillon {
  readonly periode: Periode;
  /** The days that the period opens: those that its specifications name, or all where one of them names none. */
  readonly jours: Set<Jour>;
}

/** When a place is open (openingHoursSpecification), and when an event takes place (takesPlaceAt). */
export function ouvertureDatatourisme(record: Noeud, avertissements: Avertissements): Ouverture {
  const ouverture: Ouverture = { periodes: [], fermetures: [] };
  const sansJours: Periode[] = [];
  const fois = noeuds(champ(record, 'takesPlaceAt')).flatMap((one) => eclate(one, 'startDate', 'endDate'));
  for (const periode of fois.slice(0, MOST)) {
    const lue = dates(periode, ['startDate', 'endDate'], 'takesPlaceAt', avertissements);
    if (lue.du === undefined && lue.au === undefined) continue;
    const creneaux = heures(periode, 'startTime', 'endTime', 'takesPlaceAt', avertissements);
    const { jours, autres } = joursDe(periode);
    const note = enLigne(champ(periode, 'additionalInformation'));
    const base = { ...lue, chaqueAnnee: false, creneaux: [...creneaux], ...(isVide(note) ? {} : { note }) };
    if (autres.length > 0) sansJours.push(sansJour({ ...base, regle: 'dates' }, autres.join(', ')));
    if (jours.length > 0) ouverture.periodes.push({ ...base, regle: 'hebdomadaire', jours: [...jours] });
    else if (autres.length === 0) ouverture.periodes.push({ ...base, regle: 'quotidien' });
  }
  const places = noeuds(champ(record, 'isLocatedAt'));
  const specs = places
    .flatMap((place) => noeuds(champ(place, 'openingHoursSpecification')))
    .flatMap((spec) => eclate(spec, 'validFrom', 'validThrough'));
  for (const periode of specifications(specs.slice(0, MOST), sansJours, avertissements))
    addOnce(ouverture.periodes, periode);
  if (ouverture.periodes.length === 0) ouverture.periodes.push(...sansPeriode(record, avertissements));
  putSansJour(ouverture, sansJours);
  const dits = [
    ...specs.map((spec) => champ(spec, 'additionalInformation')),
    ...[...places, record].flatMap((noeud) => [
      champ(noeud, 'textOpeningHoursSpecification'),
      champ(noeud, 'textOpeningHours'),
    ]),
  ];
  const texte = textesOf(dits.flatMap(tous));
  if (!isVide(texte)) ouverture.texte = texte;
  return ouverture;
}

/** The hours of an event come with its dates, and once more with its place: the same dates are one period. */
function addOnce(periodes: Periode[], periode: Periode): void {
  const same = periodes.filter(({ du, au }) => du === periode.du && au === periode.au);
  const bare = same.filter(({ creneaux }) => creneaux.length === 0);
  for (const one of bare) Object.assign(one, periode);
  const said = same.flatMap(({ creneaux }) => creneaux.map(hourOf));
  // Other hours of the same dates are added to the period of those dates.
  if (bare.length === 0 && !(same.length > 0 && periode.creneaux.every((creneau) => said.includes(hourOf(creneau)))))
    periodes.push(periode);
}

const hourOf = ({ ouvre, ferme }: Creneau): string => `${ouvre ?? ''}-${ferme ?? ''}`;

/** Reads the events that have a first and a last day, and no other property on dates. */
function sansPeriode(record: Noeud, avertissements: Avertissements): Periode[] {
  const starts = tous(champ(record, 'startDate'));
  const ends = tous(champ(record, 'endDate'));
  return starts.slice(0, MOST).flatMap((start, rang): Periode[] => {
    const du = jour(start, 'startDate', avertissements);
    const au = jour(ends[rang] ?? start, 'endDate', avertissements);
    if (du === undefined) return [];
    if (au !== undefined && au < du) avertissements.add('endDate', A_L_ENVERS, `${du} – ${au}`);
    return [{ du, ...(au === undefined ? {} : { au }), chaqueAnnee: false, regle: 'quotidien', creneaux: [] }];
  });
}

/** Hours of the same dates are one period, each with its days. */
function specifications(specs: readonly Noeud[], sansJours: Periode[], avertissements: Avertissements): Periode[] {
  const parDates = new Map<string, Brouillon>();
  for (const spec of specs) {
    const lue = dates(spec, ['validFrom', 'validThrough'], 'openingHoursSpecification', avertissements);
    const { jours, autres } = joursDe(spec);
    const creneaux = heures(spec, 'opens', 'closes', 'openingHoursSpecification', avertissements);
    const note = enLigne(champ(spec, 'additionalInformation'));
    if (autres.length > 0)
      sansJours.push(
        sansJour(
          {
            ...lue,
            chaqueAnnee: false,
            regle: 'dates',
            creneaux: [...creneaux],
            ...(isVide(note) ? {} : { note }),
          },
          autres.join(', '),
        ),
      );
    if (autres.length > 0 && jours.length === 0) continue;
    const key = `${lue.du ?? ''} ${lue.au ?? ''}`;
    const brouillon = parDates.get(key) ?? {
      periode: { ...lue, chaqueAnnee: false, regle: 'quotidien' as const, creneaux: [] },
      jours: new Set<Jour>(),
    };
    parDates.set(key, brouillon);
    for (const one of jours.length > 0 ? jours : JOURS) brouillon.jours.add(one);
    for (const creneau of creneaux) addCreneau(brouillon.periode.creneaux, creneau, jours);
    if (!isVide(note)) brouillon.periode.note ??= note;
  }
  return [...parDates.values()].map(({ periode, jours }) => {
    if (jours.size === JOURS.length) return simplified(periode);
    const creneaux = periode.creneaux.toSorted(byHour);
    return { ...periode, creneaux, regle: 'hebdomadaire', jours: JOURS.filter((one) => jours.has(one)) };
  });
}

function addCreneau(creneaux: Creneau[], { ouvre, ferme }: Creneau, jours: readonly Jour[]): void {
  const same = creneaux.find((one) => one.ouvre === ouvre && one.ferme === ferme);
  if (same !== undefined && same.jours !== undefined && jours.length > 0) {
    same.jours = JOURS.filter((one) => same.jours?.includes(one) || jours.includes(one));
    return;
  }
  if (same !== undefined) return;
  creneaux.push({
    ...(jours.length > 0 ? { jours: [...jours] } : {}),
    ...(ouvre === undefined ? {} : { ouvre }),
    ...(ferme === undefined ? {} : { ferme }),
  });
}

/** A slot on the seven days of the week is a slot without days. */
function simplified(periode: Periode): Periode {
  const creneaux = periode.creneaux.map(({ jours, ...heuresSeules }) =>
    jours === undefined || jours.length === JOURS.length ? heuresSeules : { jours, ...heuresSeules },
  );
  return { ...periode, creneaux: creneaux.toSorted(byHour) };
}

const byHour = (one: Creneau, other: Creneau): number => (one.ouvre ?? '').localeCompare(other.ouvre ?? '');

/** The days of the week that a node names, and in words the others: public holidays, above all. */
function joursDe(noeud: Noeud): { readonly jours: readonly Jour[]; readonly autres: readonly string[] } {
  const named = tous(champ(noeud, 'dayOfWeek') ?? champ(noeud, 'appliesOnDay')).flatMap((value) => {
    if (isNoeud(value)) return [{ code: codeDe(value) ?? '', mot: enLigne(champ(value, 'label')).fr }];
    return typeof value === 'string' ? [{ code: nu(value), mot: undefined }] : [];
  });
  const autres = named
    .filter(({ code }) => JOUR[code] === undefined)
    .map(({ code, mot }) => mot ?? (code === 'PublicHolidays' ? JOURS_FERIES_DITS : code));
  return {
    jours: JOURS.filter((jour) => named.some(({ code }) => JOUR[code] === jour)),
    autres: [...new Set(autres.filter((mot) => mot !== ''))],
  };
}

function dates(
  noeud: Noeud,
  [from, to]: readonly [string, string],
  chemin: string,
  avertissements: Avertissements,
): { du?: string; au?: string } {
  const du = jour(tous(champ(noeud, from))[0], `${chemin}.${from}`, avertissements);
  const au = jour(tous(champ(noeud, to))[0], `${chemin}.${to}`, avertissements);
  if (du !== undefined && au !== undefined && au < du) avertissements.add(chemin, A_L_ENVERS, `${du} – ${au}`);
  return { ...(du === undefined ? {} : { du }), ...(au === undefined ? {} : { au }) };
}

function jour(value: unknown, chemin: string, avertissements: Avertissements): string | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  const lu = jourOf(value);
  if (lu === null) avertissements.add(chemin, 'Cette date n’existe pas.', value);
  return lu ?? undefined;
}

/** The hours of a node, one for each of the openings that it lists. */
function heures(
  noeud: Noeud,
  from: string,
  to: string,
  chemin: string,
  avertissements: Avertissements,
): readonly Creneau[] {
  return eclate(noeud, from, to).flatMap((one) => {
    const lue = (name: string): string | undefined => {
      const text = texteDe(one, name);
      if (text === undefined) return undefined;
      const dite = heureOf(text);
      if (dite === null) avertissements.add(`${chemin}.${name}`, 'Cette heure n’existe pas.', text);
      return dite ?? undefined;
    };
    const [ouvre, ferme] = [lue(from), lue(to)];
    if (ouvre === undefined && ferme === undefined) return [];
    // An opening from midnight to midnight means that nobody typed an hour.
    if (ouvre === '00:00' && (ferme === '00:00' || ferme === undefined)) return [];
    return [{ ...(ouvre === undefined ? {} : { ouvre }), ...(ferme === undefined ? {} : { ferme }) }];
  });
}
