import {
  type BrouillonDeDiaporama,
  communes,
  type Diapositive,
  debutDuJour,
  type Fenetre,
  fenetresDuTemps,
  finDuJour,
  reunies,
  type TempsPrevu,
  waitsForWeather,
} from '@bridge/contract';
import type { Cadre } from '../../composition/cadre.ts';
import type { Db } from '../../schema.ts';
import { adresseDesConditions, cleDeReleve, type Temps, tempsSchema } from './releves/releve.ts';
import { releveDe } from './releves/releves.repository.ts';
import { cielDe } from './releves/temps.words.ts';
import { rendezVousDuJour } from './vues/rendez-vous.ts';

interface Demande {
  readonly slide: Diapositive;
  readonly diaporama: BrouillonDeDiaporama;
  /** The time zone of the screen. */
  readonly fuseau: string;
  /** The civil days that are told. */
  readonly jours: readonly string[];
  readonly cadreOf: (jour: string) => Cadre;
}

interface Fenetres {
  /** The windows of time, or null when the slide waits for nothing. */
  readonly fenetres: readonly Fenetre[] | null;
  /** The keys that the windows depend on. */
  readonly cles: readonly string[];
}

/** The windows of time in which the condition of a slide holds. */
export async function fenetresDe(tx: Db, { slide, diaporama, fuseau, jours, cadreOf }: Demande): Promise<Fenetres> {
  const cles: string[] = [];
  let fenetres: readonly Fenetre[] | null = null;
  if (waitsForWeather(slide)) {
    const adresse = adresseDesConditions(diaporama);
    const { data } = tempsSchema.safeParse(adresse === null ? null : (await releveDe(tx, adresse))?.contenu);
    if (adresse !== null) cles.push(cleDeReleve(adresse));
    fenetres = fenetresDuTemps(slide, data === undefined ? [] : prevuPar(data, jours, fuseau));
  }
  if (slide.pendant !== null) {
    const lieux: Fenetre[] = [];
    for (const jour of jours) {
      const { rendezVous, cles: own } = await rendezVousDuJour(tx, cadreOf(jour), {
        selection: slide.pendant.id,
        fuseau,
      });
      for (const { debut, fin } of rendezVous.flatMap((one) => one.horaires))
        lieux.push({ debut: debut.toISOString(), fin: fin.toISOString() });
      cles.push(...own);
    }
    fenetres = fenetres === null ? reunies(lieux) : communes(fenetres, reunies(lieux));
  }
  return { fenetres, cles };
}

const HOUR = 3_600_000;

/** Hour by hour where the service tells hours, else day by day, as warm as the day gets. */
function prevuPar({ jours, heures }: Temps, told: readonly string[], fuseau: string): TempsPrevu[] {
  const [first = '', last = first] = [told[0], told.at(-1)];
  const [de, a] = [debutDuJour(fuseau, first).getTime(), finDuJour(fuseau, last).getTime()];
  const parHeure = heures.map(({ debut, code, degres }) => ({
    debut,
    fin: new Date(Date.parse(debut) + HOUR).toISOString(),
    ciel: cielDe(code),
    degres,
  }));
  const parJour = jours.map(({ jour, code, max }) => ({
    debut: debutDuJour(fuseau, jour).toISOString(),
    fin: finDuJour(fuseau, jour).toISOString(),
    ciel: cielDe(code),
    degres: max,
  }));
  return (parHeure.length > 0 ? parHeure : parJour).filter(
    ({ debut }) => Date.parse(debut) >= de && Date.parse(debut) < a,
  );
}
