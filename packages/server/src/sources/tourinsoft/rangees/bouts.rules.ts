import { type Creneau, JOURS, type Jour, type Periode } from '@bridge/contract';
import type { Famille } from '../../clean/familles.ts';
import { famillesDe, readNom } from '../../clean/mots.ts';
import { A_L_ENVERS } from '../../clean/periode.words.ts';
import { type Bout, type BoutDePeriode, type Depot, warn } from '../depot.ts';

/** Parts of a name that say which end of a period a field is, or nothing: the rest says of which period. */
const DE_BOUT: ReadonlySet<Famille> = new Set([
  'debut',
  'fin',
  'date',
  'heure',
  'ouverture',
  'fermeture',
  'periode',
  'offre',
  'vide',
]);

const jourAbregeDe = (partie: string): Jour | undefined => JOURS.find((jour) => partie === jour.slice(0, 3));
const jourDe = (partie: string, abreges = true): Jour | undefined =>
  JOURS.find((jour) => partie === jour) ?? (abreges ? jourAbregeDe(partie) : undefined);

const isDeBout = (partie: string): boolean =>
  jourDe(partie) === undefined && famillesDe(partie).some((famille) => DE_BOUT.has(famille));

/** « Ouverture été début » goes with « Ouverture été fin », and « DateDebut2 » with « DateFin2 ». */
export const partiesDeBout = (champ: string): readonly string[] =>
  readNom(champ).parties.filter((partie) => !isDeBout(partie));

/** Keeps an end of a period; a second one of the same name is that of another period. */
export function putBout({ bouts }: Depot, champ: string, quoi: Bout, lu: string): void {
  const parties = partiesDeBout(champ);
  const cle = parties.join(' ');
  for (let rang = 1; ; rang += 1) {
    const place = rang === 1 ? cle : `${cle} #${rang}`;
    const deja = bouts.get(place);
    if (deja?.[quoi] !== undefined && deja[quoi] !== lu) continue;
    bouts.set(place, { ...deja, parties, [quoi]: lu });
    return;
  }
}

const isDate = ({ du, au }: BoutDePeriode): boolean => du !== undefined || au !== undefined;
const within = (some: BoutDePeriode, all: BoutDePeriode): boolean =>
  some.parties.every((partie) => all.parties.includes(partie));

/** Joins the only field that begins a period and the only one that ends one, whatever their names. */
function withPaire(dates: readonly BoutDePeriode[]): readonly BoutDePeriode[] {
  const debuts = dates.filter(({ au }) => au === undefined);
  const fins = dates.filter(({ du }) => du === undefined);
  const [debut] = debuts;
  const [fin] = fins;
  if (debuts.length !== 1 || fins.length !== 1 || debut === undefined || fin === undefined) return dates;
  return [...dates.filter((une) => une !== debut && une !== fin), { ...fin, ...debut }];
}

function creneauDe({ parties, ouvre, ferme }: BoutDePeriode, abreges: boolean): Creneau[] {
  if (ouvre === undefined && ferme === undefined) return [];
  const jours = parties.flatMap((partie) => jourDe(partie, abreges) ?? []);
  return [
    {
      ...(ouvre === undefined ? {} : { ouvre }),
      ...(ferme === undefined ? {} : { ferme }),
      ...(jours.length === 0 ? {} : { jours }),
    },
  ];
}

/** Hours go to the dates that they are named after: those of an afternoon to all of them, those of the summer to the summer. */
function hostsOf(heures: BoutDePeriode, dates: readonly BoutDePeriode[]): readonly BoutDePeriode[] {
  const named = dates.filter((une) => une.parties.length > 0 && within(une, heures));
  if (named.length > 0) return named;
  return dates.some((une) => une.parties.length === 0) ? dates.filter((une) => une.parties.length === 0) : dates;
}

/** « HeureOuvertureMer » is at the sea: three letters are a day where the fields of a record name several days so. */
function hasJoursAbreges(bouts: readonly BoutDePeriode[]): boolean {
  return new Set(bouts.flatMap(({ parties }) => parties.flatMap((partie) => jourAbregeDe(partie) ?? []))).size > 1;
}

/** Where all the hours are those of some days, the other days are closed. */
function recurrenceDe(creneaux: readonly Creneau[]) {
  const dits = new Set(creneaux.flatMap(({ jours }) => jours ?? []));
  const isDeJours = creneaux.every(({ jours }) => jours !== undefined) && dits.size > 0 && dits.size < JOURS.length;
  return isDeJours
    ? ({ regle: 'hebdomadaire', jours: JOURS.filter((jour) => dits.has(jour)) } as const)
    : ({ regle: 'quotidien' } as const);
}

/** Periods whose ends came in fields of their own. */
export function putBouts(depot: Depot): void {
  const bouts = [...depot.bouts.values()];
  const abreges = hasJoursAbreges(bouts);
  const heures = bouts.filter((bout) => !isDate(bout));
  const dates = withPaire(bouts.filter(isDate));
  const hosts = dates.length > 0 || heures.length === 0 ? dates : [{ parties: [] }];
  for (const host of hosts) {
    const { du, au } = host;
    if (du !== undefined && au !== undefined && au < du) warn(depot, 'periode', A_L_ENVERS, `${du} – ${au}`);
    const siennes = heures.filter((une) => hostsOf(une, hosts).includes(host));
    const creneaux = [host, ...siennes].flatMap((une) => creneauDe(une, abreges));
    const periode: Periode = {
      ...(du === undefined ? {} : { du }),
      ...(au === undefined ? {} : { au }),
      chaqueAnnee: false,
      ...recurrenceDe(creneaux),
      creneaux,
    };
    depot.document.ouverture.periodes.push(periode);
  }
}
