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
  /** Its first time that day, as it is said. */
  readonly occurrence: Occurrence;
  /** Each of its times that day. */
  readonly horaires: readonly Horaire[];
  /** When the last of them is over. */
  readonly fin: Date;
}

interface Horaire {
  readonly debut: Date;
  readonly fin: Date;
}

interface RendezVousLus {
  readonly rendezVous: readonly RendezVous[];
  /** Whether the sélection is still there. */
  readonly isThere: boolean;
  readonly cles: readonly string[];
}

const CE_JOUR: Regle = {
  genre: 'date',
  sens: 'a-lieu',
  periode: { genre: 'jours', de: 0, a: 0 },
  sansDate: false,
};
/** More than a day has, most often: those that are over leave their line to the next. */
const LUS = 40;
/** As many times as one event has in a day. */
const FOIS = 12;

interface Demande {
  readonly selection: number;
  /** Where they are told of: their hours are those of there. */
  readonly fuseau: string;
}

/** What takes place on the day of the cadre among the objets of a sélection, in the order of their hours. */
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
    ? nextOccurrences(document.ouverture, jour, FOIS).filter((one) => one.jour === jour)
    : [];
  const occurrences = told.length > 0 ? told : [{ jour }];
  const horaires = occurrences.map((one) => horaireDe(one, fuseau));
  const fin = new Date(Math.max(...horaires.map((one) => one.fin.getTime())));
  return { nom: nom.texte, lieu: commune, occurrence: occurrences[0] ?? { jour }, horaires, fin };
}

/** Past midnight, or without an hour that ends it, it lasts as long as its day. */
function horaireDe({ jour, ouvre, ferme }: Occurrence, fuseau: string): Horaire {
  const isKnown = ferme !== undefined && ferme !== '24:00' && (ouvre === undefined || ferme > ouvre);
  return {
    debut: ouvre === undefined ? debutDuJour(fuseau, jour) : instantIn(fuseau, jour, ouvre),
    fin: isKnown ? instantIn(fuseau, jour, ferme) : finDuJour(fuseau, jour),
  };
}
