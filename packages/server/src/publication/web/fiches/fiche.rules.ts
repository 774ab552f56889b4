import type { FicheWeb, Site } from '@bridge/contract';
import { texteDuHtml } from '../../../composition/mots/riche.rules.ts';

const fits = (types: readonly string[], type: string) => types.length === 0 || types.includes(type);

/** The first fiche of a site for a type that is there and knows the type. */
export async function ficheQuiConvient(
  { fiches }: Site,
  type: string,
  read: (id: number) => Promise<FicheWeb | undefined>,
): Promise<FicheWeb | undefined> {
  for (const { typesObjets, fiche } of fiches) {
    if (!fits(typesObjets, type)) continue;
    const found = await read(fiche);
    if (found !== undefined && fits(found.typesObjets, type)) return found;
  }
  return undefined;
}

/** Texts are the same where they begin the same: a bloc may cut them shorter. In characters. */
const ENOUGH = 60;

/** Whether one of the blocs of a fiche tells its summary: it is not told twice. */
export function resumeDitPar(blocs: readonly { readonly html: string }[], resume: string): boolean {
  const start = resume.replace(/…$/, '').slice(0, ENOUGH).trim();
  return start !== '' && blocs.some(({ html }) => texteDuHtml(html).includes(start));
}
