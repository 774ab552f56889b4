import type { DocumentObjet, Langue } from '@bridge/contract';
import { colonnesDe } from '../../../catalogue/colonnes.rules.ts';
import { cleDe, type TermeRencontre, termesDe } from '../../../catalogue/termes.rules.ts';
import { refuseDemesuree } from '../../clean/demesure.rules.ts';
import { type Fiche, FicheRefusee, type Illisible, type Interpretation } from '../../source.ts';
import { controlled } from '../application/controle.rules.ts';
import { createEmpreinte } from '../ouverture/empreinte.ts';
import { mergeDocuments } from '../rattachement/fusion.rules.ts';
import { openJumelles } from '../rattachement/jumelles.ts';
import type { Autre, Rattachement } from '../rattachement/rattachement.repository.ts';
import type { Run } from '../run.ts';

import { type AutreLangue, type Connu, knownObjets, type Ligne, languagesOf, type Rejet } from './ligne.repository.ts';
import { LONGEST_EXTRACT, SENT_TWICE } from './rejet.words.ts';

/** A piece of an answer, with its place in the run. */
export type Piece = (Fiche | Illisible) & { readonly rang: number };

export interface Lu {
  readonly lignes: readonly Ligne[];
  /** Ids of the objets that did not change. */
  readonly inchanges: readonly number[];
  readonly rejets: readonly Rejet[];
  readonly termes: readonly TermeRencontre[];
  /** The records that complete objets of another system. */
  readonly rattaches: readonly Rattachement[];
}

const MOST_SAMPLED = 200;

/** The memory of a run from lot to lot: the words already told, and the objets found unchanged. */
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
  const jumelles = await openJumelles(run, fiches, connus);
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
    const fingerprint = (autres: readonly Autre[]): Buffer =>
      empreinteDe([fiche.brut, ...traduites.map(({ brut }) => brut), ...autres.map((autre) => autre.empreinte)]);
    if (connu !== undefined && memory.objets.has(connu.objetId) && !isNewer(majOf(run, fiche), connu.majLe)) {
      rejets.push(duplicateOf(fiche, identifiant));
      continue;
    }
    const asItWas = connu !== undefined && isSame(connu, fingerprint(jumelles.autresOf(connu)));
    const leave = (objetId: number) => {
      inchanges.push(objetId);
      memory.objets.add(objetId);
    };
    if (asItWas && !jumelles.concerns(identifiant)) {
      leave(connu.objetId);
      continue;
    }
    try {
      const lue = understand(run, fiche, traduites);
      if (run.echantillon.length < MOST_SAMPLED) run.echantillon.push(fiche.valeur);
      const completee = jumelles.completed(identifiant, lue.document);
      if (completee !== undefined) {
        if (isOutside(run, lue.document)) continue;
        const { rang } = fiche;
        const { document } = lue;
        rattaches.push({
          ...completee,
          identifiant,
          rang,
          document,
          majLe: majOf(run, fiche),
          empreinte: fingerprint([]),
        });
      } else if (asItWas) leave(connu.objetId);
      else {
        const objet = connu ?? jumelles.adopted(identifiant, lue.document);
        const autres = jumelles.autresOf(objet);
        const document = withOthers(run, lue.document, objet, autres);
        if (isOutside(run, document)) continue;
        lignes.push(lineOf(run, { identifiant, fiche, objet, lue, document, empreinte: fingerprint(autres) }, meet));
      }
    } catch (error) {
      if (!(error instanceof FicheRefusee)) throw error;
      rejets.push(rejetOf(fiche, { motif: error.motif, chemin: error.chemin, identifiant }, fiche.brut));
    }
  }
  return { lignes, inchanges, rejets, termes, rattaches };
}

/** Keeps, of two records with one id, the one that its source changed last; the first if the source does not say. */
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

/** Whether the catalogue holds this very record. */
function isSame({ statut, memeFlux, empreinte }: Connu, received: Buffer): boolean {
  return statut !== 'absent' && memeFlux && empreinte.equals(received);
}

/** A record as a document of the catalogue. */
function understand({ ouvert: { source, flux } }: Run, fiche: Fiche, autres: readonly AutreLangue[]): Interpretation {
  const langues: Partial<Record<Langue, unknown>> = {};
  for (const { langue, valeur } of autres) langues[langue] = valeur;
  refuseDemesuree([fiche.valeur, langues]);
  return source.interpret(flux, fiche.valeur, langues);
}

/** Whether a record is outside the perimeter of the feed. */
function isOutside({ ouvert: { perimetre } }: Run, { lieu }: DocumentObjet): boolean {
  return perimetre.size > 0 && !perimetre.has(lieu.codePostal ?? '') && !perimetre.has(lieu.insee ?? '');
}

interface Comparee {
  readonly identifiant: string;
  readonly fiche: Fiche & { readonly rang: number };
  /** The objet that the record changes; undefined when it creates one. */
  readonly objet: Connu | undefined;
  readonly lue: Interpretation;
  /** The document of the record, with what other systems say of the same objet. */
  readonly document: DocumentObjet;
  readonly empreinte: Buffer;
}

function withOthers(
  { ouvert: { precedences = {} } }: Run,
  document: DocumentObjet,
  objet: Connu | undefined,
  autres: readonly Autre[],
): DocumentObjet {
  const dominants = precedences[objet?.entiteId ?? 0] ?? [];
  const said = autres.map((autre) => autre.document);
  return said.length === 0 ? document : mergeDocuments(document, said, dominants);
}

/** The staged line of a record. */
function lineOf(
  { ouvert, instant }: Run,
  { identifiant, fiche, objet, lue, document, empreinte }: Comparee,
  meet: (rencontre: TermeRencontre) => void,
): Ligne {
  Object.assign(document.champs, ouvert.champs(fiche.valeur));
  const { source, avertissements } = controlled({ ...lue, document }, ouvert.controles);
  const contenu = {
    document,
    source,
    avertissements,
    brut: fiche.brut,
    colonnes: colonnesDe(document, source, instant),
    termes: termesDe(document, meet),
  };
  const action = objet === undefined ? 'cree' : objet.statut === 'absent' ? 'restaure' : 'modifie';
  const { rang, position } = fiche;
  return { identifiant, rang, position, objetId: objet?.objetId ?? null, empreinte, action, contenu };
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
