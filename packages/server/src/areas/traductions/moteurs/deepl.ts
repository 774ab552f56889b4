import type { Langue } from '@bridge/contract';
import { z } from 'zod';
import type { Outside } from '../../../platform/net/outside.types.ts';
import { ask } from './appel.ts';
import { balisesDe } from './balises.rules.ts';
import { type Glossaire, type Lot, type Moteur, RefusDeMoteur, type Reglage } from './moteur.ts';

const ADRESSES = {
  'deepl-free': 'https://api-free.deepl.com',
  'deepl-pro': 'https://api.deepl.com',
  libretranslate: '',
};
/** The languages that have a formality; elsewhere the parameter means nothing. */
const FORMELLES: readonly Langue[] = ['de', 'fr', 'it', 'es', 'nl', 'pt', 'ja', 'ru'];
const FORMALITES = { soutenue: 'prefer_more', familiere: 'prefer_less', defaut: undefined } as const;

const traduites = z.object({
  translations: z.array(z.object({ text: z.string(), billed_characters: z.number().int().nonnegative().optional() })),
});
const usage = z.object({ character_count: z.number(), character_limit: z.number().nullish() });
const glossaires = z.object({ glossaries: z.array(z.object({ glossary_id: z.string(), name: z.string() })) });
const glossaire = z.object({ glossary_id: z.string() });

export function deepl(outside: Pick<Outside, 'read'>, reglage: Reglage): Moteur {
  const base = (reglage.adresse || ADRESSES[reglage.fournisseur]).replace(/\/+$/, '');
  const headers = { authorization: `DeepL-Auth-Key ${reglage.cle}`, 'content-type': 'application/json' };

  async function call(path: string, body: object | undefined, signal: AbortSignal | undefined, method?: 'DELETE') {
    const request = { url: `${base}${path}`, headers, ...(body && { body: JSON.stringify(body) }) };
    return ask(outside, { ...request, method: method ?? (body ? 'POST' : 'GET') }, { sens: sensDe(path), signal });
  }

  function options({ source, cible, textes }: Lot) {
    const formalite = reglage.formalites.find(({ langue }) => langue === cible)?.formalite ?? 'soutenue';
    const ignorees = reglage.balisesIgnorees
      .split(',')
      .map((nom) => nom.trim())
      .filter(Boolean);
    return {
      text: textes,
      source_lang: source.toUpperCase(),
      target_lang: cibleDe(cible, reglage),
      preserve_formatting: true,
      show_billed_characters: true,
      model_type: 'prefer_quality_optimized',
      ...(reglage.contexte !== '' && { context: reglage.contexte }),
      ...(FORMELLES.includes(cible) && FORMALITES[formalite] && { formality: FORMALITES[formalite] }),
      ...(reglage.glossaire !== null && { glossary_id: reglage.glossaire }),
      ...(textes.some((texte) => balisesDe(texte).length > 0) && {
        tag_handling: 'html',
        tag_handling_version: 'v2',
        ...(ignorees.length > 0 && { ignore_tags: ignorees }),
      }),
    };
  }

  return {
    nom: 'DeepL',
    translate: async (lot) => {
      const read = traduites.safeParse(await call('/v2/translate', options(lot), lot.signal));
      const { translations } = read.data ?? { translations: [] };
      // The request was counted: after an incomplete answer it is not repeated at once.
      if (translations.length !== lot.textes.length)
        throw new RefusDeMoteur('panne', 'DeepL n’a pas répondu à tous les textes.', { compte: true });
      const sent = lot.textes.map((texte) => [...texte].length);
      const counted = translations.map(({ billed_characters }, rang) => billed_characters ?? sent[rang] ?? 0);
      return { textes: translations.map(({ text }) => text), caracteres: counted.reduce((sum, one) => sum + one, 0) };
    },
    usage: async (signal) => {
      const { character_count, character_limit } = usage.parse(await call('/v2/usage', undefined, signal));
      return { utilises: character_count, limite: character_limit ?? null };
    },
    synchronise: async (voulu, signal) => {
      const known = glossaires.parse(await call('/v3/glossaries', undefined, signal)).glossaries;
      const name = nomDe(voulu);
      const there = known.find((one) => one.name === name);
      const { glossary_id } =
        there ?? glossaire.parse(await call('/v3/glossaries', { name, dictionaries: dictionnaires(voulu) }, signal));
      // Former glossaries of this configuration are removed; a killed server may have left some.
      for (const other of known.filter((one) => one.name.startsWith(prefixOf(voulu)) && one.name !== name))
        await call(`/v3/glossaries/${encodeURIComponent(other.glossary_id)}`, undefined, signal, 'DELETE');
      return glossary_id;
    },
  };
}

const prefixOf = ({ configuration }: Glossaire) => `Bridge ${configuration} `;
const nomDe = (voulu: Glossaire) => `${prefixOf(voulu)}${voulu.version}`;

const dictionnaires = ({ source, parLangue }: Glossaire) =>
  [...parLangue].map(([cible, termes]) => ({
    source_lang: source,
    target_lang: cible,
    entries: termes.map(([terme, dit]) => `${plain(terme)}\t${plain(dit)}`).join('\n'),
    entries_format: 'tsv',
  }));

/** An entry may hold neither tabs nor line breaks. */
const plain = (mots: string) => mots.replaceAll(/\s+/g, ' ');

function cibleDe(cible: Langue, { anglais, portugais }: Reglage): string {
  if (cible === 'en') return anglais.toUpperCase();
  return cible === 'pt' ? portugais.toUpperCase() : cible.toUpperCase();
}

/** 456 means the monthly quota for texts; for glossaries, too many requests lately. */
const sensDe = (path: string) => (status: number) => {
  if (status !== 456) return undefined;
  return path === '/v2/translate'
    ? new RefusDeMoteur('quota', 'Le quota de caractères du compte DeepL est épuisé pour ce mois.')
    : new RefusDeMoteur('occupe', 'DeepL a reçu trop de glossaires ces derniers temps.', { retryAfter: 600_000 });
};
