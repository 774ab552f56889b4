import { z } from 'zod';
import type { Outside } from '../../../platform/net/outside.types.ts';
import { ask } from './appel.ts';
import { balisesDe } from './balises.rules.ts';
import { type Moteur, RefusDeMoteur, type Reglage } from './moteur.ts';

const traduits = z.object({ translatedText: z.union([z.string(), z.array(z.string())]) });
const langues = z.array(z.object({ code: z.string() }));

/** A self-hosted LibreTranslate: without formality, context, glossary or count. */
export function libreTranslate(outside: Pick<Outside, 'read'>, { adresse, cle }: Reglage): Moteur {
  const base = adresse.replace(/\/+$/, '');
  const headers = { 'content-type': 'application/json' };
  const refused = { sens: () => undefined };
  return {
    nom: 'LibreTranslate',
    translate: async ({ textes, source, cible, signal }) => {
      const body = {
        q: textes,
        source,
        target: cible,
        format: textes.some((texte) => balisesDe(texte).length > 0) ? 'html' : 'text',
        ...(cle !== '' && { api_key: cle }),
      };
      const request = { url: `${base}/translate`, method: 'POST' as const, headers, body: JSON.stringify(body) };
      const read = traduits.safeParse(await ask(outside, request, { ...refused, signal }));
      const said = read.data?.translatedText ?? [];
      const answers = typeof said === 'string' ? [said] : said;
      if (answers.length !== textes.length)
        throw new RefusDeMoteur('panne', 'LibreTranslate n’a pas répondu à tous les textes.', { compte: true });
      return { textes: answers, caracteres: textes.reduce((sum, texte) => sum + [...texte].length, 0) };
    },
    usage: async (signal) => {
      const read = langues.safeParse(await ask(outside, { url: `${base}/languages` }, { ...refused, signal }));
      if (!read.success) throw new RefusDeMoteur('refus', 'Ce service ne répond pas comme un LibreTranslate.');
      return null;
    },
  };
}
