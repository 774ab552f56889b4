import { JOURS, JOURS_FERIES, type Langue, type Periode } from '@bridge/contract';
import { A_L_ENVERS } from '../../clean/periode.words.ts';
import { putOuvertureTexte } from '../correspondance/cibles.texte.ts';
import { type Depot, enLangue, warn } from '../depot.ts';
import { readHeure, readJour } from '../valeurs/lectures.rules.ts';
import { readJours } from './jours.rules.ts';
import { type Brouillon, communs, type Heures, parJours, regleDe } from './periodes.creneaux.ts';
import { readRecurrence } from './periodes.recurrence.ts';
import { type Rangee, texteDe, textesDe } from './rangees.reader.ts';

/** « 10:00|||19:00 » is one opening from ten to seven: the middle of the day is not said because nothing closes. */
function heuresDe(o1: string | null, f1: string | null, o2: string | null, f2: string | null): Heures[] {
  const paire = (ouvre: string | null, ferme: string | null): Heures[] =>
    ouvre === null && ferme === null
      ? []
      : [{ ...(ouvre === null ? {} : { ouvre }), ...(ferme === null ? {} : { ferme }) }];
  if (f1 === null && o2 === null) return paire(o1, f2);
  return [...paire(o1, f1), ...paire(o2, f2)];
}

function readHeures(depot: Depot, rangee: Rangee, prefixe: string): Heures[] {
  const une = (role: string): string | null => {
    const texte = texteDe(rangee, `${prefixe}${role}`);
    if (texte === '') return null;
    const heure = readHeure(texte);
    if (heure === null) warn(depot, rangee.chemin, 'Heure illisible.', texte);
    return heure;
  };
  const heures = heuresDe(une('ouvre1'), une('ferme1'), une('ouvre2'), une('ferme2'));
  // A pair of zeros is an hour that nobody typed.
  return heures.filter(({ ouvre, ferme }) => !(ouvre === '00:00' && (ferme === '00:00' || ferme === undefined)));
}

/** What cannot be read as a period is still what the source says of the opening. */
function keepWords(depot: Depot, rangee: Rangee, langue: Langue): void {
  const mots = [...rangee.valeurs.values()].flatMap((atomes) => atomes.map(({ texte }) => texte));
  putOuvertureTexte(depot, { champ: rangee.chemin, intitule: '', langue }, [{ texte: mots.join(' – ') }]);
}

/** Null when a date is there and cannot be read: without it the period would say more than its source. */
function readDates(depot: Depot, rangee: Rangee, langue: Langue): Pick<Brouillon, 'du' | 'au' | 'dates'> | null {
  const un = (texte: string): string | null | undefined => {
    if (texte === '') return null;
    const jour = readJour(texte);
    if (jour !== null) return jour;
    warn(depot, rangee.chemin, 'Date illisible\u00a0: la période est gardée en texte.', texte);
    return undefined;
  };
  const du = un(texteDe(rangee, 'du'));
  const au = un(texteDe(rangee, 'au'));
  if (du === undefined || au === undefined) return null;
  if (du !== null && au !== null && au < du) warn(depot, rangee.chemin, A_L_ENVERS, `${du} – ${au}`);
  const dates: string[] = [];
  for (const liste of textesDe(rangee, 'dates')) {
    const seul = readJour(liste);
    const lus =
      seul === null
        ? liste
            .split(/[\s,;$]+/)
            .filter(Boolean)
            .map(readJour)
        : [seul];
    for (const lu of lus) if (lu !== null) dates.push(lu);
    if (!lus.includes(null)) continue;
    // « De mai à octobre » holds no day: all of it is words.
    un(liste);
    keepWords(depot, rangee, langue);
  }
  return { du, au, dates: [...new Set(dates)].sort() };
}

function noteJours(depot: Depot, brouillon: Brouillon, rangee: Rangee, separateur: string | undefined): void {
  for (const [role, liste] of [
    ['jours', brouillon.ouverts],
    ['joursFermes', brouillon.fermes],
  ] as const) {
    const texte = textesDe(rangee, role).join('$');
    if (texte === '') continue;
    const lus = readJours(texte, separateur);
    liste.push(...lus.jours);
    if (lus.feries && role === 'joursFermes') {
      const deja = new Set(depot.document.ouverture.fermetures);
      depot.document.ouverture.fermetures.push(...JOURS_FERIES.filter((ferie) => !deja.has(ferie)));
    } else if (lus.feries) brouillon.notes.push('Ouvert les jours fériés.');
    for (const reste of lus.restes) {
      brouillon.notes.push(role === 'jours' ? reste : `Fermeture\u00a0: ${reste}`);
      warn(depot, rangee.chemin, 'Jour inconnu\u00a0: il est gardé en note.', reste);
    }
  }
}

/** Whether days have hours of their own: « lundi.ouvre1 ». Few rows do, and looking for each would cost most of the reading. */
function hasJoursNommes({ valeurs }: Rangee): boolean {
  for (const role of valeurs.keys()) if (role.includes('.')) return true;
  return false;
}

function complete(depot: Depot, brouillon: Brouillon, rangee: Rangee, separateur: string | undefined): void {
  brouillon.communes.push(...readHeures(depot, rangee, ''));
  for (const jour of hasJoursNommes(rangee) ? JOURS : []) {
    const heures = readHeures(depot, rangee, `${jour}.`);
    if (heures.length > 0) brouillon.parJour.set(jour, [...(brouillon.parJour.get(jour) ?? []), ...heures]);
  }
  noteJours(depot, brouillon, rangee, separateur);
  brouillon.recurrence ||= texteDe(rangee, 'recurrence');
  brouillon.nom ||= texteDe(rangee, 'nom');
  brouillon.notes.push(...textesDe(rangee, 'note'));
  brouillon.notes.push(...textesDe(rangee, 'noteFermeture').map((note) => `Fermeture\u00a0: ${note}`));
}

function finish(depot: Depot, brouillon: Brouillon, langue: Langue): Periode | null {
  const { dates, chemin } = brouillon;
  const complets = new Set(brouillon.fermes.filter(({ moitie }) => moitie === undefined).map(({ jour }) => jour));
  const recurrence = brouillon.recurrence === '' ? null : readRecurrence(brouillon.recurrence);
  if (brouillon.recurrence !== '' && recurrence === null) {
    warn(depot, chemin, 'Règle de récurrence non comprise\u00a0: elle est gardée en note.', brouillon.recurrence);
    brouillon.notes.push(brouillon.recurrence);
  }
  const { jours, creneaux } = brouillon.parJour.size > 0 ? parJours(brouillon.parJour, complets) : communs(brouillon);
  const au = brouillon.au ?? recurrence?.au ?? null;
  const notes = [...new Set(brouillon.notes)].join('\n');
  const dit = brouillon.du !== null || au !== null || dates.length > 0 || creneaux.length > 0 || jours.length < 7;
  if (!dit && recurrence === null && notes === '') return null;
  if (jours.length === 0) {
    warn(depot, chemin, 'Fermé tous les jours\u00a0: la période n’est pas reprise.');
    return null;
  }
  const regle: Pick<Periode, 'regle' | 'jours' | 'rangs' | 'dates'> =
    dates.length > 0
      ? { regle: 'dates', dates: [...dates] }
      : recurrence !== null
        ? {
            regle: recurrence.regle,
            ...(recurrence.jours === undefined ? {} : { jours: [...recurrence.jours] }),
            ...(recurrence.rangs === undefined ? {} : { rangs: [...recurrence.rangs] }),
          }
        : regleDe(jours, brouillon.ouverts.length > 0 || brouillon.parJour.size > 0);
  const du = brouillon.du ?? dates[0];
  const fin = au ?? dates.at(-1);
  return {
    ...(du === undefined ? {} : { du }),
    ...(fin === undefined ? {} : { au: fin }),
    chaqueAnnee: recurrence?.chaqueAnnee ?? false,
    ...regle,
    creneaux,
    ...(notes === '' ? {} : { note: enLangue(langue, notes) }),
    ...(brouillon.nom === '' ? {} : { nom: brouillon.nom }),
  };
}

/** Adds the periods of a field to the record; twin fields that repeat one another are heard once. */
export function putPeriodes(
  depot: Depot,
  rangees: readonly Rangee[],
  langue: Langue,
  separateur: string | undefined,
): void {
  const brouillons: Brouillon[] = [];
  let courant: Brouillon | null = null;
  let ecartee = false;
  for (const rangee of rangees) {
    const dates = readDates(depot, rangee, langue);
    const suite = dates !== null && dates.du === null && dates.au === null && dates.dates.length === 0;
    // A row that continues a period kept as words is kept as words too: alone it would mean « open all year ».
    if (dates === null || (suite && ecartee)) {
      keepWords(depot, rangee, langue);
      ecartee = true;
      continue;
    }
    ecartee = false;
    if (courant === null || !suite) {
      courant = {
        ...dates,
        chemin: rangee.chemin,
        communes: [],
        parJour: new Map(),
        ouverts: [],
        fermes: [],
        recurrence: '',
        nom: '',
        notes: [],
      };
      brouillons.push(courant);
    }
    complete(depot, courant, rangee, separateur);
  }
  const { periodes } = depot.document.ouverture;
  const connues = new Set(periodes.map((periode) => JSON.stringify(periode)));
  for (const brouillon of joinDates(brouillons)) {
    const periode = finish(depot, brouillon, langue);
    if (periode === null) continue;
    const texte = JSON.stringify(periode);
    if (connues.has(texte)) continue;
    connues.add(texte);
    periodes.push(periode);
  }
}

/** Days listed one per row are one list of days. */
function joinDates(brouillons: readonly Brouillon[]): readonly Brouillon[] {
  const nus = brouillons.filter(
    (b) => b.dates.length > 0 && b.du === null && b.au === null && b.communes.length === 0 && b.notes.length === 0,
  );
  const [premier] = nus;
  if (premier === undefined || nus.length < 2) return brouillons;
  const reunies = [...new Set(nus.flatMap(({ dates }) => dates))].sort();
  return [...brouillons.filter((b) => !nus.includes(b)), { ...premier, dates: reunies }];
}
