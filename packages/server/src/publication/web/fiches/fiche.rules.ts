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

/** How many characters of a text are enough to know it by its start or by its end. */
const ENOUGH = 60;

/**
 * Whether a bloc of a fiche shows the summary already, so that the summary is not shown twice: to its end, or as far as
 * the bloc shows texts. A description that ends before the summary does says less than it.
 */
export function resumeDitPar(blocs: readonly { readonly html: string }[], resume: string): boolean {
  const whole = resume.replace(/…$/, '').replace(/\s+/g, ' ').trim();
  const [start, end] = [whole.slice(0, ENOUGH).trim(), whole.slice(-ENOUGH).trim()];
  if (whole === '') return false;
  return blocs.some(({ html }) => {
    const texte = texteDuHtml(html);
    const from = texte.indexOf(start);
    if (from === -1) return false;
    const cut = texte.indexOf('…', from + start.length);
    return texte.includes(end, from) || (cut !== -1 && whole.startsWith(texte.slice(from, cut).trim()));
  });
}
