import { civilDay, debutDuJour, finDuJour, instantIn, type Regle } from '@bridge/contract';
import { nextOccurrences, type Occurrence } from '../../../catalogue/jours/occurrences.rules.ts';
import { idsOf } from '../../../catalogue/selection/evaluation.repository.ts';
import type { Cadre } from '../../../composition/cadre.ts';
import { keyOf } from '../../../composition/cles.ts';
import { openCompositeur } from '../../../composition/compositeur.ts';
import type { ObjetCompose } from '../../../composition/objet-compose.ts';
import { openSelection } from '../../../composition/selection.ts';
import type { Db } from '../../../schema.ts';

/** Something that takes place on a day. */
export interface RendezVous {
  readonly nom: string;
  readonly lieu: string;
  /** Its first time of the day, in words. */
  readonly occurrence: Occurrence;
  /** All its times of the day. */
  readonly horaires: readonly Horaire[];
  /** When the last of its times is over. */
  readonly fin: Date;
}

interface Horaire {
  readonly debut: Date;
  readonly fin: Date;
}

interface RendezVousLus {
  readonly rendezVous: readonly RendezVous[];
  /** Whether the sélection still exists. */
  readonly isThere: boolean;
  readonly cles: readonly string[];
}

const CE_JOUR: Regle = {
  genre: 'date',
  sens: 'a-lieu',
  periode: { genre: 'jours', de: 0, a: 0 },
  sansDate: false,
};
/** How many events are read, more than a day has most often: those that are over leave their line to the next. */
const LUS = 40;
/** How many times of one event are read in a day. */
const FOIS = 12;

interface Demande {
  readonly selection: number;
  /** The time zone of the screen, for its hours. */
  readonly fuseau: string;
}

/** The events of a sélection on the day of the cadre, in the order of their hours. */
export async function rendezVousDuJour(tx: Db, cadre: Cadre, { selection, fuseau }: Demande): Promise<RendezVousLus> {
  const jour = civilDay(cadre.at);
  const { question, cles } = await openSelection(tx, cadre, { selection, regles: [CE_JOUR] });
  if (question === undefined) return { rendezVous: [], isThere: false, cles };
  const ids = await idsOf(tx, question, { offset: 0, limit: LUS });
  const compositeur = await openCompositeur(tx, cadre, { canal: 'ecran', blocs: [] });
  const rendezVous = (await compositeur.compose(ids)).map((objet) => rendezVousDe(objet, jour, fuseau));
  rendezVous.sort((one, other) => debutDe(one) - debutDe(other));
  return { rendezVous, isThere: true, cles: [...cles, ...ids.map((id) => keyOf('objet', id))] };
}

const debutDe = ({ horaires: [first] }: RendezVous) => first?.debut.getTime() ?? 0;

function rendezVousDe({ nom, commune, connu: { document } }: ObjetCompose, jour: string, fuseau: string): RendezVous {
  const told = document.ouverture
    ? nextOccurrences(document.ouverture, { jour }, FOIS).filter((one) => one.jour === jour)
    : [];
  const occurrences = told.length > 0 ? told : [{ jour }];
  const horaires = occurrences.map((one) => horaireDe(one, fuseau));
  const fin = new Date(Math.max(...horaires.map((one) => one.fin.getTime())));
  return { nom: nom.texte, lieu: commune, occurrence: occurrences[0] ?? { jour }, horaires, fin };
}

/** An event that ends after midnight, or has no end, lasts as long as its day. */
function horaireDe({ jour, ouvre, ferme }: Occurrence, fuseau: string): Horaire {
  const isKnown = ferme !== undefined && ferme !== '24:00' && (ouvre === undefined || ferme > ouvre);
  return {
    debut: ouvre === undefined ? debutDuJour(fuseau, jour) : instantIn(fuseau, jour, ouvre),
    fin: isKnown ? instantIn(fuseau, jour, ferme) : finDuJour(fuseau, jour),
  };
}
