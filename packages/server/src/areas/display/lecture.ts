import {
  type AnyRecord,
  API_BASE,
  type BrouillonDeBloc,
  type BrouillonDeGabaritDiaporama,
  bloc,
  brouillonDeBloc,
  brouillonDeBlocSchema,
  brouillonDeGabaritDiaporama,
  brouillonDeGabaritDiaporamaSchema,
  fileSchema,
  gabaritDiaporama,
  type Langue,
  media,
  type Resource,
} from '@bridge/contract';
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
  const entry = registry.entry(resource.id);
  const found = entry && (await recordById(tx, entry, identity.scope, id));
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

export async function mediaVu(lecture: Lecture, id: number | null): Promise<ImageDEcran | null> {
  const found = id === null ? undefined : await vu(lecture, media, id);
  if (found === undefined) return null;
  const file = fileSchema.safeParse(found.fichier);
  if (!file.success) return null;
  return {
    url: `${API_BASE}/api/mediatheque/fichiers/${file.data.id}/grande`,
    alternative: motsEn(found.alternatif, lecture.langue),
    credit: String(found.credit ?? '').replace(/^(?:©|\(c\))\s*/i, '') || null,
  };
}

/** A text in the language of the screen, else in French, else in whichever there is. */
export function motsEn(textes: unknown, langue: Langue): string {
  const said: Readonly<Partial<Record<string, string>>> = Object(textes);
  return said[langue] || said.fr || Object.values(said).find(Boolean) || '';
}

export const nomDe = (record: AnyRecord | undefined): string => (record === undefined ? '' : String(record.nom ?? ''));
