import type { DocumentObjet, Langue } from '@bridge/contract';
import { colonnesDe } from '../../catalogue/colonnes.rules.ts';
import { cleDe, type TermeRencontre, termesDe } from '../../catalogue/termes.rules.ts';
import { type Fiche, FicheRefusee, type Illisible } from '../source.ts';
import { isSameOffer } from './accord.rules.ts';
import { createEmpreinte } from './empreinte.ts';
import { type Autre, fusionne } from './fusion.rules.ts';
import { type AutreLangue, type Connu, knownObjets, type Ligne, languagesOf, type Rejet } from './ligne.repository.ts';
import { type Jumelle, objetsAilleurs, type Rattachement, rattachementsOf } from './rattachement.repository.ts';
import { attachedTo, LONGEST_EXTRACT, SENT_TWICE } from './rejet.words.ts';
import type { Run } from './run.ts';

/** A piece of an answer, with its place in the run. */
export type Piece = (Fiche | Illisible) & { readonly rang: number };

export interface Lu {
  readonly lignes: readonly Ligne[];
  /** Objets that are as they were. */
  readonly inchanges: readonly number[];
  readonly rejets: readonly Rejet[];
  readonly termes: readonly TermeRencontre[];
  /** What was read of objets that another system brings. */
  readonly rattaches: readonly Rattachement[];
}

const MOST_SAMPLED = 200;

/** What a run remembers from lot to lot: which words it told of, and which objets it found as they were. */
export interface Memory {
  readonly mots: Set<string>;
  readonly objets: Set<number>;
}

/** Compares the pieces of an answer with the catalogue, and understands those that changed. */
export async function readLot(run: Run, pieces: readonly Piece[], memory: Memory): Promise<Lu> {
  const { importation, ouvert, db } = run;
  const rejets: Rejet[] = [];
  const termes: TermeRencontre[] = [];
  const fiches = new Map<string, Fiche & { rang: number }>();
  for (const piece of pieces) {
    if (piece.kind === 'illisible') {
      rejets.push(rejetOf(piece, { motif: piece.motif, chemin: '', identifiant: null }, piece.extrait));
      continue;
    }
    const identifiant = ouvert.source.identifiantDe(ouvert.flux, piece.valeur);
    if (identifiant === null)
      rejets.push(rejetOf(piece, { motif: 'La fiche n’a pas d’identifiant.', chemin: '', identifiant }, piece.brut));
    else keepNewest(run, fiches, piece, identifiant, rejets);
  }
  const ids = [...fiches.keys()];
  const { id } = importation;
  const connus = await knownObjets(db, ouvert.appartenance, ids);
  const ailleurs = await twinsOf(run, fiches, connus);
  const autres = await rattachementsOf(
    db,
    [...connus.values()].map(({ objetId }) => objetId),
  );
  const langues = ouvert.multilingue ? await languagesOf(db, id, ids) : new Map<string, AutreLangue[]>();
  const meet = (rencontre: TermeRencontre) => {
    const key = `${rencontre.genre} ${cleDe(rencontre.terme)}`;
    if (memory.mots.has(key)) return;
    memory.mots.add(key);
    termes.push(rencontre);
  };
  const empreinteDe = createEmpreinte(ouvert.graine);
  const lignes: Ligne[] = [];
  const rattaches: Rattachement[] = [];
  const inchanges: number[] = [];
  for (const [identifiant, fiche] of fiches) {
    const connu = connus.get(identifiant);
    const traduites = langues.get(identifiant) ?? [];
    const jumelles = (connu && autres.get(connu.objetId)) ?? [];
    if (connu !== undefined && memory.objets.has(connu.objetId) && !isNewer(majOf(run, fiche), connu.majLe)) {
      rejets.push(duplicateOf(fiche, identifiant));
      continue;
    }
    const empreinte = empreinteDe([
      fiche.brut,
      ...traduites.map(({ brut }) => brut),
      ...jumelles.map((autre) => autre.empreinte),
    ]);
    if (connu !== undefined && isSame(connu, empreinte)) {
      inchanges.push(connu.objetId);
      memory.objets.add(connu.objetId);
      continue;
    }
    try {
      const compared = { identifiant, fiche, connu, autres: traduites, jumelles, empreinte };
      const words: TermeRencontre[] = [];
      const ligne = lineOf(run, compared, (rencontre) => words.push(rencontre));
      const twin = ligne && ailleurs.find(identifiant, ligne.contenu.document);
      if (!twin) for (const rencontre of words) meet(rencontre);
      if (ligne !== null && twin) {
        rattaches.push({ identifiant, objetId: twin.objetId, document: ligne.contenu.document, empreinte });
        rejets.push(rejetOf(fiche, { motif: attachedTo(twin.systeme), chemin: '', identifiant }, fiche.brut));
      } else if (ligne !== null) lignes.push(ligne);
      if (run.echantillon.length < MOST_SAMPLED) run.echantillon.push(fiche.valeur);
    } catch (error) {
      if (!(error instanceof FicheRefusee)) throw error;
      rejets.push(rejetOf(fiche, { motif: error.motif, chemin: error.chemin, identifiant }, fiche.brut));
    }
  }
  return { lignes, inchanges, rejets, termes, rattaches };
}

/** Of new records, those that their source knows under the id of an objet of another system: the same offer, which is there already. */
async function twinsOf(run: Run, fiches: ReadonlyMap<string, Fiche>, connus: ReadonlyMap<string, Connu>) {
  const { ouvert, db } = run;
  const { ailleurs } = ouvert.source;
  const said = new Map<string, string>();
  for (const [identifiant, { valeur }] of fiches) {
    const autre = connus.has(identifiant) ? null : (ailleurs?.(valeur) ?? null);
    if (autre !== null) said.set(identifiant, autre);
  }
  const found = await objetsAilleurs(db, ouvert.appartenance, [...new Set(said.values())]);
  return {
    find(identifiant: string, document: DocumentObjet): Jumelle | undefined {
      const autre = said.get(identifiant) ?? '';
      return found.get(autre)?.find((jumelle) => isSameOffer(autre, document, jumelle));
    },
  };
}

/** Of two records with one id, the one that its source changed last; the first where it does not say. */
function keepNewest(
  run: Run,
  fiches: Map<string, Fiche & { rang: number }>,
  piece: Fiche & { rang: number },
  identifiant: string,
  rejets: Rejet[],
): void {
  const before = fiches.get(identifiant);
  const newer = before === undefined || isNewer(majOf(run, piece), majOf(run, before));
  if (newer) fiches.set(identifiant, piece);
  if (before !== undefined) rejets.push(duplicateOf(newer ? before : piece, identifiant));
}

function majOf({ ouvert: { source, flux } }: Run, { valeur }: Fiche): Date | null {
  const text = source.majDe?.(flux, valeur) ?? null;
  return text === null ? null : new Date(text);
}

function isNewer(one: Date | null, other: Date | null): boolean {
  return one !== null && (other === null || one > other);
}

/** Whether the catalogue holds just that already. */
function isSame({ statut, memeFlux, empreinte }: Connu, received: Buffer): boolean {
  return statut !== 'absent' && memeFlux && empreinte.equals(received);
}

interface Comparee {
  readonly identifiant: string;
  readonly fiche: Fiche & { readonly rang: number };
  readonly connu: Connu | undefined;
  readonly autres: readonly AutreLangue[];
  /** What other systems say of the same objet. */
  readonly jumelles: readonly Autre[];
  readonly empreinte: Buffer;
}

/** The staged line of a record; null when it lies outside what the feed keeps. */
function lineOf(
  { ouvert, instant }: Run,
  { identifiant, fiche, connu, autres, jumelles, empreinte }: Comparee,
  meet: (rencontre: TermeRencontre) => void,
): Ligne | null {
  const { source, flux, perimetre } = ouvert;
  const langues: Partial<Record<Langue, unknown>> = {};
  for (const { langue, valeur } of autres) langues[langue] = valeur;
  const { document: lu, source: origine, avertissements } = source.interpret(flux, fiche.valeur, langues);
  const document = jumelles.length === 0 ? lu : fusionne(lu, jumelles);
  if (perimetre.size > 0 && !perimetre.has(document.lieu.codePostal ?? '') && !perimetre.has(document.lieu.insee ?? ''))
    return null;
  Object.assign(document.champs, ouvert.champs(fiche.valeur));
  const contenu = {
    document,
    source: origine,
    avertissements,
    brut: fiche.brut,
    colonnes: colonnesDe(document, origine, instant),
    termes: termesDe(document, meet),
  };
  const action = connu === undefined ? 'cree' : connu.statut === 'absent' ? 'restaure' : 'modifie';
  const { rang, position } = fiche;
  return { identifiant, rang, position, objetId: connu?.objetId ?? null, empreinte, action, contenu };
}

interface Why {
  readonly motif: string;
  readonly chemin: string;
  readonly identifiant: string | null;
}

function rejetOf({ rang, position }: { rang: number; position: string }, why: Why, text: string): Rejet {
  const { motif, chemin, identifiant } = why;
  return { rang, position, motif, chemin, identifiant, extrait: text.slice(0, LONGEST_EXTRACT) };
}

function duplicateOf(fiche: Fiche & { readonly rang: number }, identifiant: string): Rejet {
  return rejetOf(fiche, { motif: SENT_TWICE, chemin: '', identifiant }, fiche.brut);
}
