import { type Essai, formatNumber, TYPES_BRIDGE } from '@bridge/contract';
import { nomDe } from '../../../catalogue/colonnes.rules.ts';
import { OutsideError } from '../../../platform/net/outside.error.ts';
import {
  type Compris,
  MOST_SEEN,
  type SampleDependencies,
  sampleOf,
  understand,
} from '../../../sources/import/collecte/echantillon.ts';
import { SENT_TWICE } from '../../../sources/import/lecture/rejet.words.ts';
import type { FluxOuvert } from '../../../sources/import/run.ts';
import { type Fiche, FluxIllisible, type Illisible, type Interpretation } from '../../../sources/source.ts';

const SHOWN = 8;

/** Asks the source of a feed for a few records, and tells what would become of them. A failure is an answer too. */
export async function tryFeed(dependencies: SampleDependencies, ouvert: FluxOuvert): Promise<Essai> {
  const start = performance.now();
  const duree = () => Math.round(performance.now() - start);
  try {
    const { pieces, total } = await sampleOf(dependencies, ouvert, MOST_SEEN);
    const understood = withoutTwins(ouvert, pieces);
    const good = understood.flatMap((one) => (one.kind === 'compris' ? [one.interpretation] : []));
    const bad = understood.flatMap((one) => (one.kind === 'rejete' ? [one] : []));
    const identifiants = identifiantsOf(ouvert, pieces);
    const aRelier = good.length === 0 && waitsForMapping(ouvert, pieces);
    const message = aRelier
      ? A_RELIER
      : identifiants === null
        ? messageOf(pieces.length, good.length, total)
        : sansIdentifiants(identifiants.length > 0);
    return {
      reussi: good.length > 0 || aRelier,
      message: [message, warningsOf(good)].filter(Boolean).join(' '),
      total,
      lus: pieces.length,
      rejetes: aRelier ? 0 : bad.length,
      exemples: good.slice(0, SHOWN).map(({ source, document }) => ({
        identifiant: source.identifiant,
        nom: nomDe(document),
        type: TYPES_BRIDGE.find(({ value }) => value === document.typeBridge)?.label ?? document.typeBridge,
        commune: document.lieu.commune ?? '',
      })),
      rejets: aRelier
        ? []
        : bad.slice(0, SHOWN).map(({ position, identifiant, motif }) => ({ position, identifiant, motif })),
      identifiants: [...(identifiants ?? [])],
      aRelier,
      duree: duree(),
    };
  } catch (error) {
    if (!(error instanceof FluxIllisible || error instanceof OutsideError)) throw error;
    return withoutAnswer(error.message, duree());
  }
}

const A_RELIER = 'Ses fiches sont lues\u00a0: les champs restent à relier. Préparez la correspondance.';

/** Why records without an id cannot be used, and where to choose one. */
export function sansIdentifiants(proposes: boolean): string {
  return proposes
    ? 'Les fiches n’ont pas d’identifiant là où il est attendu. Choisissez ci-dessous le champ qui nomme chaque fiche, ou saisissez-le dans «\u00a0Champ identifiant\u00a0», parmi les options de lecture du flux.'
    : 'Les fiches n’ont pas d’identifiant là où il est attendu. Saisissez le champ qui nomme chaque fiche dans «\u00a0Champ identifiant\u00a0», parmi les options de lecture du flux.';
}

/** The fields that could identify records without an id; null when some have one. */
function identifiantsOf({ source }: FluxOuvert, pieces: readonly (Fiche | Illisible)[]) {
  if (source.identifiantsPossibles === undefined || pieces.some(({ kind }) => kind === 'fiche')) return null;
  const valeurs = pieces.flatMap((piece) => ('valeur' in piece ? [piece.valeur] : []));
  return valeurs.length === 0 ? null : source.identifiantsPossibles(valeurs);
}

/** Records that have an id, and nothing else that is known. */
function waitsForMapping({ source, flux }: FluxOuvert, pieces: readonly (Fiche | Illisible)[]): boolean {
  return (source.resteARelier?.(flux) ?? false) && pieces.some(({ kind }) => kind === 'fiche');
}

/** Keeps the newest of two records with one id, as the import does. */
function withoutTwins(ouvert: FluxOuvert, pieces: readonly (Fiche | Illisible)[]): readonly Compris[] {
  const newest = new Map<string, number>();
  const understood = pieces.map((piece) => understand(ouvert, piece));
  for (const [rang, one] of understood.entries()) {
    if (one.kind === 'rejete') continue;
    const { identifiant, majLe = '' } = one.interpretation.source;
    const before = understood[newest.get(identifiant) ?? -1];
    if (before?.kind === 'compris' && (before.interpretation.source.majLe ?? '') >= majLe) continue;
    newest.set(identifiant, rang);
  }
  return understood.map((one, rang) => {
    if (one.kind === 'rejete' || newest.get(one.interpretation.source.identifiant) === rang) return one;
    const { identifiant } = one.interpretation.source;
    return { kind: 'rejete', position: pieces[rang]?.position ?? '', identifiant, motif: SENT_TWICE };
  });
}

function warningsOf(good: readonly Interpretation[]): string {
  const count = good.reduce((sum, { avertissements }) => sum + avertissements.length, 0);
  if (count === 0) return '';
  return `${formatNumber(count)} avertissement${count > 1 ? 's' : ''}\u00a0: l’aperçu et l’import à blanc ${count > 1 ? 'les' : 'le'} détaillent.`;
}

export function withoutAnswer(message: string, duree = 0): Essai {
  return {
    reussi: false,
    message,
    total: null,
    lus: 0,
    rejetes: 0,
    exemples: [],
    rejets: [],
    identifiants: [],
    aRelier: false,
    duree,
  };
}

function messageOf(lus: number, compris: number, total: number | null): string {
  if (lus === 0) return 'La source répond, mais n’envoie aucune fiche. Vérifiez ce que le flux demande.';
  if (compris === 0)
    return 'La source répond, mais aucune de ses fiches n’est comprise. Vérifiez le format et la correspondance.';
  const all = total === null ? '' : `${formatNumber(total)} fiche${total > 1 ? 's' : ''} dans le flux.`;
  const read =
    compris === lus
      ? 'Toutes les fiches lues sont comprises.'
      : `${formatNumber(compris)} sur les ${formatNumber(lus)} lues sont comprises.`;
  return [all, read].filter(Boolean).join(' ');
}
