import type { FicheWeb, Site } from '@bridge/contract';
import { texteDuHtml } from '../../../composition/mots/riche.rules.ts';

const fits = (types: readonly string[], type: string) => types.length === 0 || types.includes(type);

/** The first fiche of a site for a type, among the fiches that are published and accept the type. */
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

/** How many characters two texts must share at the start to be the same text: a bloc may cut a text shorter. */
const ENOUGH = 60;

/** Whether a bloc of a fiche shows the summary already, so that the summary is not shown twice. */
export function resumeDitPar(blocs: readonly { readonly html: string }[], resume: string): boolean {
  const start = resume.replace(/…$/, '').slice(0, ENOUGH).trim();
  return start !== '' && blocs.some(({ html }) => texteDuHtml(html).includes(start));
}
