import {
  type AnyRecord,
  adresseDeFichier,
  type BrouillonDeBloc,
  type BrouillonDeGabaritDiaporama,
  bloc,
  brouillonDeBloc,
  brouillonDeBlocSchema,
  brouillonDeGabaritDiaporama,
  brouillonDeGabaritDiaporamaSchema,
  civilDay,
  gabaritDiaporama,
  type Langue,
  media,
  mediaMontrable,
  type Resource,
} from '@bridge/contract';
import { enLangue } from '../../composition/mots/langue.rules.ts';
import { recordById } from '../../crud/record.repository.ts';
import type { Registry } from '../../crud/registry.ts';
import type { Identity } from '../../platform/auth/identity.ts';
import type { ImageDEcran } from '../../rendering/ecran/contenu.ts';
import type { Db } from '../../schema.ts';

/** Who previews, and when: nothing that they may not see is shown. */
export interface Lecture {
  readonly tx: Db;
  readonly registry: Registry;
  readonly identity: Identity;
  readonly at: Date;
  readonly langue: Langue;
}

/** A record that the person sees and that was not thrown away. */
export async function vu({ tx, registry, identity }: Lecture, resource: Resource, id: number) {
  const found = await recordById(tx, registry.require(resource.id), identity.scope, id);
  return found === undefined || found.supprimeLe !== null ? undefined : found;
}

export async function gabaritVu(lecture: Lecture, id: number): Promise<BrouillonDeGabaritDiaporama | undefined> {
  const found = await vu(lecture, gabaritDiaporama, id);
  return found && brouillonDeGabaritDiaporamaSchema.parse(brouillonDeGabaritDiaporama(found));
}

export async function blocsVus(lecture: Lecture, ids: readonly number[]): Promise<BrouillonDeBloc[]> {
  const found = await Promise.all(ids.map((id) => vu(lecture, bloc, id)));
  return found.flatMap((one) => (one === undefined ? [] : [brouillonDeBlocSchema.parse(brouillonDeBloc(one))]));
}

export const DISPARU = 'Ce qu’elle montre n’existe plus, ou vous n’y avez pas accès.';
const SANS_DROITS =
  'Ses droits ne permettent pas de le montrer sur un écran\u00a0: prolongez-les ou choisissez un autre média.';

export interface MediaVu {
  readonly image: ImageDEcran | null;
  /** Why there is none. */
  readonly remarques: readonly string[];
}

export const SANS_MEDIA: MediaVu = { image: null, remarques: [] };

export async function mediaVu(lecture: Lecture, id: number): Promise<MediaVu> {
  const found = await vu(lecture, media, id);
  if (found === undefined) return { image: null, remarques: [DISPARU] };
  const { fichier, alternatif, credit, ...droits } = media.record.parse(found);
  if (!mediaMontrable(droits, 'ecran', civilDay(lecture.at))) return { image: null, remarques: [SANS_DROITS] };
  const url = adresseDeFichier(fichier.id, 'grande');
  return { image: { url, alternative: enLangue(alternatif, lecture.langue), credit: creditNu(credit) }, remarques: [] };
}

/** Without the sign that is set before every credit. */
export const creditNu = (credit = ''): string | null => credit.trim().replace(/^(?:©|\(c\))\s*/i, '') || null;

export const nomDe = (record: AnyRecord | undefined): string => (record === undefined ? '' : String(record.nom ?? ''));
