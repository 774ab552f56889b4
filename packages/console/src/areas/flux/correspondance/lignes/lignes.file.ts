import { type Ligne, ligneSchema } from '@bridge/contract';
import { z } from 'zod';

const KIND = 'bridge.correspondance';

const fileSchema = z.object({
  type: z.literal(KIND),
  nom: z.string().optional(),
  lignes: z.array(z.unknown()).max(2_000),
});

/** A mapping as a file, to keep or to bring to another instance. */
export function toFile(nom: string, lignes: readonly Ligne[]): string {
  return `${JSON.stringify({ type: KIND, nom, lignes }, null, 2)}\n`;
}

/** A file name that every system accepts: « correspondance-gites-de-l-etang.json ». */
export function fileNameOf(nom: string): string {
  const plain = nom
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return `correspondance${plain && `-${plain}`}.json`;
}

export type FileReading =
  | { readonly kind: 'read'; readonly lignes: readonly Ligne[] }
  | { readonly kind: 'refused'; readonly reason: string };

/** Reads the file of a mapping. One wrong line refuses the whole file: half a mapping is worse than none. */
export function fromFile(text: string): FileReading {
  const file = fileSchema.safeParse(readJson(text));
  if (!file.success)
    return refused(
      'Ce fichier n’est pas une correspondance de Bridge. Choisissez celui que donne «\u00a0Exporter\u00a0».',
    );
  const lignes: Ligne[] = [];
  for (const [rank, one] of file.data.lignes.entries()) {
    const ligne = ligneSchema.safeParse(one);
    if (!ligne.success)
      return refused(`La ligne ${rank + 1} du fichier ne convient pas\u00a0: ${ligne.error.issues[0]?.message ?? ''}`);
    lignes.push(ligne.data);
  }
  return { kind: 'read', lignes };
}

const refused = (reason: string): FileReading => ({ kind: 'refused', reason });

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
