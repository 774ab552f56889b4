import type { ApercuFiche } from '@bridge/contract';
import { nomDe } from '../../../catalogue/colonnes.rules.ts';
import { OutsideError } from '../../../platform/net/outside.error.ts';
import {
  MOST_SEEN,
  type SampleDependencies,
  sampleOf,
  understand,
} from '../../../sources/import/collecte/echantillon.ts';
import type { FluxOuvert } from '../../../sources/import/run.ts';
import { type Fiche, FluxIllisible, type Illisible } from '../../../sources/source.ts';
import { valuesIn } from './flux-apercu.values.ts';

const LONGEST_RECORD = 40_000;

/** What an import would make of the first records of a feed, or of the record of an id. */
export async function previewRecords(
  dependencies: SampleDependencies,
  ouvert: FluxOuvert,
  identifiant?: string,
): Promise<ApercuFiche> {
  try {
    const { pieces } = await sampleOf(dependencies, ouvert, MOST_SEEN, identifiant);
    const fiches = pieces.map((piece) => previewOf(ouvert, piece));
    return { message: fiches.length > 0 ? '' : nothing(identifiant), fiches };
  } catch (error) {
    if (error instanceof FluxIllisible || error instanceof OutsideError) return { message: error.message, fiches: [] };
    throw error;
  }
}

function nothing(identifiant: string | undefined): string {
  return identifiant === undefined
    ? 'La source répond, mais n’envoie aucune fiche. Vérifiez ce que le flux demande.'
    : `La fiche «\u00a0${identifiant}\u00a0» n’est pas parmi celles que ce flux a pu lire. Vérifiez l’identifiant et ce que le flux demande.`;
}

function previewOf(ouvert: FluxOuvert, piece: Fiche | Illisible): ApercuFiche['fiches'][number] {
  const text = piece.kind === 'fiche' ? piece.brut : piece.extrait;
  const common = {
    position: piece.position,
    brut: text.slice(0, LONGEST_RECORD),
    format: text.trimStart().startsWith('<') ? ('xml' as const) : ('json' as const),
    coupe: text.length > LONGEST_RECORD,
  };
  const identifiant = piece.kind === 'fiche' ? (ouvert.source.identifiantDe(ouvert.flux, piece.valeur) ?? '') : '';
  const read = understand(ouvert, piece);
  if (read.kind === 'rejete')
    return { ...common, identifiant, nom: '', apres: [], avertissements: [], rejet: read.motif };
  const { document, avertissements } = read.interpretation;
  if (piece.kind === 'fiche') Object.assign(document.champs, ouvert.champs(piece.valeur));
  return {
    ...common,
    identifiant,
    nom: nomDe(document),
    apres: valuesIn(document),
    avertissements: [...avertissements],
    rejet: null,
  };
}
