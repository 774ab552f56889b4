import {
  type Apercu,
  BridgeError,
  type ChampDecouvert,
  type FluxTourinsoft,
  type Ligne,
  SEUIL_DE_CONFIANCE,
  type Suggestion,
} from '@bridge/contract';
import { OutsideError } from '../../../platform/net/outside.error.ts';
import { MOST_SEEN, type SampleDependencies, sampleOf } from '../../../sources/import/collecte/echantillon.ts';
import type { FluxOuvert } from '../../../sources/import/run.ts';
import { FluxIllisible, type Illisible } from '../../../sources/source.ts';
import { apercu } from '../../../sources/tourinsoft/apercu/apercu.ts';
import { adresseMetadonnees } from '../../../sources/tourinsoft/demandes.rules.ts';
import type { FluxTourinsoftOuvert } from '../../../sources/tourinsoft/flux.ts';
import { completeStructure, structureFromMetadata } from '../../../sources/tourinsoft/structure/structure.metadata.ts';
import { structureFromSample } from '../../../sources/tourinsoft/structure/structure.sample.ts';
import { suggestCorrespondance } from '../../../sources/tourinsoft/suggestion/suggestion.ts';
import { sansIdentifiants } from '../essai/essai.service.ts';

/** How many records fill rates are measured on: a field of one record in fifty is still found. */
const MEASURED = 300;
const LARGEST_METADATA = 5_000_000;

/** The fields of a feed: those of its records, completed by its metadata. */
export async function readStructure(
  dependencies: SampleDependencies,
  ouvert: FluxOuvert<FluxTourinsoftOuvert>,
): Promise<ChampDecouvert[]> {
  const { flux } = ouvert;
  const seen = structureFromSample(await recordsOf(dependencies, ouvert, MEASURED));
  if (flux.origine === 'fichier' || flux.origine === 'wcf-2') return seen;
  const declared = await declaredFields(dependencies, flux);
  return declared === null ? seen : completeStructure(declared, seen);
}

/** The declared fields, or null when the source declares none: its records show them. */
async function declaredFields({ outside }: SampleDependencies, flux: FluxTourinsoftOuvert) {
  try {
    const { body } = await outside.read({ url: adresseMetadonnees(flux) }, { largest: LARGEST_METADATA });
    return structureFromMetadata(body.toString('utf8'));
  } catch (error) {
    if (error instanceof OutsideError || error instanceof FluxIllisible) return null;
    throw error;
  }
}

export async function recordsOf(
  dependencies: SampleDependencies,
  ouvert: FluxOuvert<FluxTourinsoftOuvert>,
  most: number,
): Promise<unknown[]> {
  try {
    const { pieces } = await sampleOf(dependencies, ouvert, most);
    const records = pieces.flatMap((piece) => (piece.kind === 'fiche' ? [piece.valeur] : []));
    const [refused] = pieces;
    if (records.length === 0 && refused?.kind === 'illisible') throw new FluxIllisible(whyRefused(refused));
    return records;
  } catch (error) {
    if (error instanceof FluxIllisible || error instanceof OutsideError)
      throw new BridgeError('sourceUnreadable', { errors: [{ path: '', message: error.message }] });
    throw error;
  }
}

/** Why nothing can be learnt from records that are all refused. */
function whyRefused(refused: Illisible): string {
  return 'valeur' in refused ? sansIdentifiants(false) : refused.motif;
}

/** The lines of a new mapping: the suggestions that are sure enough, with their confidence and reason. */
export function preparedLines(
  structure: readonly ChampDecouvert[],
  options: Parameters<typeof suggestCorrespondance>[1],
): Ligne[] {
  return suggestCorrespondance(structure, options)
    .filter(({ confiance }) => confiance >= SEUIL_DE_CONFIANCE)
    .map(({ ligne, confiance, raison }) => ({ ...ligne, proposee: { confiance, raison } }));
}

/** Suggestions for the fields that no line reads yet. */
export function missingLines(
  structure: readonly ChampDecouvert[],
  lignes: readonly Ligne[],
  options: Parameters<typeof suggestCorrespondance>[1],
): Suggestion[] {
  const read = new Set(lignes.map(({ champ }) => champ));
  return suggestCorrespondance(structure, options).filter(({ ligne }) => !read.has(ligne.champ));
}

/** What lines would make of real records, by the code of the import. */
export async function preview(
  dependencies: SampleDependencies,
  ouvert: FluxOuvert<FluxTourinsoftOuvert>,
  lignes: readonly Ligne[],
): Promise<Apercu> {
  return apercu({ ...ouvert.flux, lignes }, await recordsOf(dependencies, ouvert, MOST_SEEN));
}

export const nameOf = ({ nom }: Pick<FluxTourinsoft, 'nom'>) => `Correspondance\u00a0: ${nom}`;
