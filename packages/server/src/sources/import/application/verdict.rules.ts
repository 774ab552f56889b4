import { formatNumber } from '@bridge/contract';
import type { Tenues } from '../lecture/tenues.repository.ts';

/** The forecast of a run, before it does anything. */
export interface Bilan {
  /** Count of the objets of the feed before the run, without those absent for long. */
  readonly avant: number;
  readonly recus: number;
  readonly rejetes: number;
  readonly retires: number;
  /** Whether the whole feed was read, rather than its changes alone. */
  readonly entier: boolean;
  /** Count of the pieces in the answers, whatever became of them. */
  readonly lus: number;
  /** Count of the records that the source announced; null when it announced none. */
  readonly annonces: number | null;
  /** Bytes that the source sent. */
  readonly octets: number;
  /** Whether each answer without a record said itself that it is empty: « [] ». */
  readonly vide: boolean;
  /** The objets that the run would take from other feeds, by feed. */
  readonly tenues: readonly Tenues[];
}

/** The most bytes of an answer that says itself that it holds no record. */
export const LONGEST_EMPTY = 2_000;

export type Verdict = { readonly kind: 'applicable' } | { readonly kind: 'suspect'; readonly motif: string };

const objets = (n: number) => `${formatNumber(n)}\u00a0objet${n > 1 ? 's' : ''}`;

/** Whether a run may touch the catalogue by itself. A run that looks like an accident waits for a person. */
export function verdictOf(bilan: Bilan, seuil: number): Verdict {
  const { avant, recus, rejetes, retires, annonces, entier, lus, octets, vide, tenues } = bilan;
  if (entier && lus === 0 && avant > 0)
    return suspect(
      `La source n’a envoyé aucune fiche, alors que le flux compte ${objets(avant)}. Rien n’a été retiré\u00a0: vérifiez la source, ou appliquez si le flux est vraiment vide.`,
    );
  if (entier && lus === 0 && annonces === null && octets > 0 && (octets > LONGEST_EMPTY || !vide))
    return suspect(
      'Aucune fiche n’a été reconnue dans ce que la source a envoyé, qui n’est pourtant pas vide. Rien n’a changé\u00a0: vérifiez que c’est bien un export de fiches de ce système, puis relancez l’import.',
    );
  if (entier && annonces !== null && lus < annonces)
    return suspect(
      `La source annonce ${formatNumber(annonces)} fiches et n’en a envoyé que ${formatNumber(lus)}. Rien n’a été retiré\u00a0: relancez l’import, ou appliquez ce qui a été reçu.`,
    );
  if (entier && recus > 0 && rejetes === recus)
    return suspect(
      'Toutes les fiches reçues ont été rejetées. Rien n’a été retiré\u00a0: vérifiez la correspondance et le format du flux.',
    );
  const held = tenues.reduce((sum, { nombre }) => sum + nombre, 0);
  if (held * 100 > recus * seuil)
    return suspect(
      `${heldSentence(held, recus, tenues)} L’import en remplacerait le contenu. Rien n’a été touché\u00a0: appliquez si ce flux prend la suite, ou abandonnez et vérifiez le champ qui identifie les fiches.`,
    );
  if (avant > 0 && retires * 100 > avant * seuil)
    return suspect(
      `L’import retirerait ${objets(retires)} sur ${formatNumber(avant)}, soit ${percent(retires, avant)}\u00a0%, plus que le seuil de ${formatNumber(seuil)}\u00a0%. Rien n’a été touché\u00a0: appliquez si c’est voulu, ou abandonnez.`,
    );
  return { kind: 'applicable' };
}

/** The sentence about objets of another feed: « Ces 10 fiches viennent déjà du flux « Hôtels ». » */
function heldSentence(held: number, recus: number, tenues: readonly Tenues[]): string {
  const noms = tenues.map(({ flux }) => `«\u00a0${flux}\u00a0»`).join(' et du flux ');
  if (recus === 1) return `La fiche reçue vient déjà du flux ${noms}.`;
  if (held === recus) return `Ces ${formatNumber(held)} fiches viennent déjà du flux ${noms}.`;
  return held === 1
    ? `Sur ${formatNumber(recus)} fiches reçues, une vient déjà du flux ${noms}.`
    : `Sur ${formatNumber(recus)} fiches reçues, ${formatNumber(held)} viennent déjà du flux ${noms}.`;
}

/** The least difference worth telling: fewer objets are no news, whatever part of a small feed they are. */
const LEAST_NEWS = 5;

/** The news of an applied run whose feed has another size than before; null for none. */
export function variationOf(
  { avant, crees, restaures, retires }: Readonly<Record<'avant' | 'crees' | 'restaures' | 'retires', number>>,
  seuil: number,
): string | null {
  const net = crees + restaures - retires;
  if (avant === 0 || Math.abs(net) < LEAST_NEWS || Math.abs(net) * 100 <= avant * seuil) return null;
  const sign = net > 0 ? 'plus' : 'moins';
  return `Le flux compte ${objets(Math.abs(net))} de ${sign} qu’avant l’import, soit ${percent(Math.abs(net), avant)}\u00a0% de ses ${objets(avant)}, plus que le seuil de ${formatNumber(seuil)}\u00a0%.`;
}

function suspect(motif: string): Verdict {
  return { kind: 'suspect', motif };
}

function percent(part: number, whole: number): string {
  return new Intl.NumberFormat('fr', { maximumFractionDigits: 1 }).format((part * 100) / whole);
}
