import type { FichierAnalyse } from '@bridge/contract';
import {
  FICHE_VIDE,
  type Fiche,
  ficheDe,
  isGardable,
  type Manques,
  manquesDe,
} from '../../../catalogue/media/fiche.rules.ts';
import { createAttempt } from '../../../resource/form/save/attempt.ts';

/** The progress of a file. */
export type EtatDeLigne =
  | { readonly kind: 'attente' }
  | { readonly kind: 'envoi'; readonly percent: number }
  | { readonly kind: 'refus'; readonly raison: string; readonly mayResume: boolean }
  | { readonly kind: 'lu'; readonly analyse: FichierAnalyse };

/** The origin of a file, to send it again after a failure. */
export type Origine =
  | { readonly kind: 'fichier' | 'archive'; readonly file: File }
  | { readonly kind: 'adresse'; readonly url: string }
  /** The file was taken out of an archive, and is on the server already. */
  | { readonly kind: 'archivee' };

export interface Ligne {
  readonly cle: string;
  readonly nom: string;
  readonly origine: Origine;
  readonly etat: EtatDeLigne;
  /** The fields of the line itself; the others are common to all lines. */
  readonly titre: string;
  readonly alternatif: string;
  readonly decorative: boolean;
  readonly credit: string;
  readonly dossier: string;
  /** The key that keeps the media from being made twice. */
  readonly attempt: ReturnType<typeof createAttempt>;
  /** The line is being saved: its fields no longer change. */
  readonly estPartie: boolean;
  /** The reason why the line could not be saved. */
  readonly erreur: string | null;
}

/** The fields filled in once for all the files. */
export type Communs = Pick<Fiche, 'credit' | 'licence' | 'supports' | 'droits' | 'dossier' | 'motsCles'>;
const { titre: _, alternatif: __, decorative: ___, ...COMMUNS } = FICHE_VIDE;
export const COMMUNS_VIDES: Communs = COMMUNS;

const MOST_AT_ONCE = 3;

export function ligneDe(cle: string, nom: string, origine: Origine): Ligne {
  const written = { titre: '', alternatif: '', decorative: false, credit: '', dossier: '' };
  const etat = { kind: 'attente' } as const;
  return { cle, nom, origine, etat, ...written, attempt: createAttempt(), estPartie: false, erreur: null };
}

export function isArchive({ name, type }: Pick<File, 'name' | 'type'>): boolean {
  return /\.zip$/i.test(name) || type === 'application/zip' || type === 'application/x-zip-compressed';
}

/** The line of a file that was read: what the file says fills the fields that nobody has typed in. */
export function lue(ligne: Ligne, analyse: FichierAnalyse): Ligne {
  const { titre, alternatif, credit, dossier } = ficheDe(analyse);
  return {
    ...ligne,
    etat: { kind: 'lu', analyse },
    titre: ligne.titre || titre,
    alternatif: ligne.alternatif || alternatif,
    credit: ligne.credit || credit,
    dossier: ligne.dossier || dossier,
  };
}

/** The lines to send now: no more at once than the network and the server bear. */
export function aLancer(lignes: readonly Ligne[]): readonly Ligne[] {
  const running = lignes.filter(({ etat }) => etat.kind === 'envoi').length;
  return lignes.filter(({ etat }) => etat.kind === 'attente').slice(0, Math.max(0, MOST_AT_ONCE - running));
}

/** The media that a line would make: its own fields, and the common ones where it has none. */
export function ficheDeLigne({ titre, alternatif, decorative, credit, dossier }: Ligne, communs: Communs): Fiche {
  const own = { credit: credit.trim() || communs.credit, dossier: dossier.trim() || communs.dossier };
  return { ...communs, titre, alternatif, decorative, ...own };
}

export function manquesDeLigne(ligne: Ligne, communs: Communs): Manques {
  return ligne.etat.kind === 'lu' ? manquesDe(ficheDeLigne(ligne, communs), ligne.etat.analyse.genre) : {};
}

/** Whether a line can become a media, complete or to be completed later. */
export function isPrete(ligne: Ligne, communs: Communs): boolean {
  return ligne.etat.kind === 'lu' && isGardable(manquesDeLigne(ligne, communs));
}

/** Whether a line would make a complete media. */
export function isComplete(ligne: Ligne, communs: Communs): boolean {
  return ligne.etat.kind === 'lu' && Object.keys(manquesDeLigne(ligne, communs)).length === 0;
}

/** Whether removing a line would lose something; false for a file that was refused for good. */
export function isAGarder({ etat }: Ligne): boolean {
  return etat.kind !== 'refus' || etat.mayResume;
}

/** Whether nothing more can be saved: each remaining line was refused, when sent or when saved. */
export function isFini(lignes: readonly Ligne[]): boolean {
  return lignes.every((ligne) => !isAGarder(ligne) || ligne.erreur !== null);
}

/** The sentence about the lines that a save left; empty while lines only wait for their file. */
export function suiteDe(lignes: readonly Ligne[], communs: Communs): string {
  if (lignes.some((ligne) => ligne.etat.kind === 'lu' && !isPrete(ligne, communs)))
    return 'Complétez les lignes qui restent.';
  return lignes.some(({ etat, erreur }) => etat.kind === 'refus' || erreur !== null)
    ? 'Ce qui reste a été refusé\u00a0: chaque ligne dit pourquoi.'
    : '';
}

/** The outcome of a save: « 12 médias enregistrés, dont 9 à compléter ». */
export function bilanDe({ faits, aCompleter }: Bilan): string {
  if (faits === 0) return 'Aucun média enregistré';
  const saved = faits > 1 ? `${faits} médias enregistrés` : '1 média enregistré';
  if (aCompleter === 0) return saved;
  return aCompleter === faits ? `${saved}, à compléter` : `${saved}, dont ${aCompleter} à compléter`;
}

/** The count of médias that a save made, and how many of them lack something. */
export interface Bilan {
  readonly faits: number;
  readonly aCompleter: number;
}

/** The progress of the files: « 3 fichiers lus, 1 en cours, 1 refusé ». */
export function resumeDe(lignes: readonly Ligne[]): string {
  const count = (...kinds: EtatDeLigne['kind'][]) => lignes.filter(({ etat }) => kinds.includes(etat.kind)).length;
  const [lus, encours, refuses] = [count('lu'), count('envoi', 'attente'), count('refus')];
  const parts = [
    ...(lus > 0 ? [lus > 1 ? `${lus} fichiers lus` : '1 fichier lu'] : []),
    ...(encours > 0 ? [`${encours} en cours`] : []),
    ...(refuses > 0 ? [refuses > 1 ? `${refuses} refusés` : '1 refusé'] : []),
  ];
  return parts.join(', ');
}
