import { createHash } from 'node:crypto';
import type { ConfigTraduction, Langue } from '@bridge/contract';
import type { Glossaire } from './moteur.ts';

type Mots = Pick<ConfigTraduction, 'glossaire' | 'langueSource' | 'languesCibles'>;

/** The terms in a language: as given, or unchanged when a term has no translation at all. */
export function termesEn({ glossaire }: Pick<Mots, 'glossaire'>, cible: Langue): (readonly [string, string])[] {
  return glossaire.flatMap(({ terme, traductions }) => {
    const dit = traductions[cible]?.trim();
    const kept = Object.values(traductions).every((mots) => !mots?.trim());
    return dit ? [[terme, dit] as const] : kept ? [[terme, terme] as const] : [];
  });
}

/** The glossary of a configuration, or null when empty. Its version is a fingerprint of its words. */
export function glossaireDe(config: Mots & { readonly id: number }): Glossaire | null {
  const parLangue = new Map(
    config.languesCibles.flatMap((cible) => {
      const termes = termesEn(config, cible);
      return termes.length === 0 ? [] : [[cible, termes] as const];
    }),
  );
  if (parLangue.size === 0) return null;
  const words = JSON.stringify([config.langueSource, ...parLangue]);
  const version = createHash('sha256').update(words).digest('hex').slice(0, 8);
  return { configuration: config.id, version, source: config.langueSource, parLangue };
}

/** Replaces terms in a text by marks that engines leave alone, « ⟦3⟧ ». Longer terms go first. */
export function hideTerms(texte: string, termes: readonly (readonly [string, string])[]) {
  const hidden: string[] = [];
  const ordered = [...termes].sort(([one], [other]) => other.length - one.length);
  let cache = texte;
  for (const [terme, dit] of ordered) {
    const found = new RegExp(
      `(?<![\\p{L}\\p{N}])${terme.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\p{N}])`,
      'gu',
    );
    cache = cache.replace(found, () => `⟦${hidden.push(dit) - 1}⟧`);
  }
  return {
    texte: cache,
    /** Puts the terms back; null when the engine lost a mark or repeated one. */
    show: (traduit: string): string | null => {
      const seen = [...traduit.matchAll(/⟦\s*(\d+)\s*⟧/g)].map(([, rang]) => Number(rang));
      const isWhole = seen.length === hidden.length && new Set(seen).size === seen.length;
      return isWhole ? traduit.replace(/⟦\s*(\d+)\s*⟧/g, (_, rang) => hidden[Number(rang)] ?? '') : null;
    },
  };
}
