import type { Langue } from '@bridge/contract';
import type { Vault } from '../../crud/write/value.rules.ts';
import { digest } from '../../platform/auth/secret.ts';
import type { Outside } from '../../platform/net/outside.types.ts';
import type { Db } from '../../schema.ts';
import { type ConfigLue, cleDeConfig, glossaireConnu, noteGlossaire } from './config.repository.ts';
import { glossaireDe, hideTerms, termesEn } from './moteurs/glossaire.rules.ts';
import type { Moteur, Traduit } from './moteurs/moteur.ts';
import { openMoteur } from './moteurs/open.ts';

/** The engine of a configuration with its glossary, ready to translate. */
export interface Atelier {
  readonly moteur: Moteur;
  /** The version of its glossary, or null. */
  readonly glossaire: string | null;
  /** The key of all that changes a translation, by which the memory tells texts apart. */
  readonly cle: string;
  /** A text is null when the engine lost a word that it had to leave alone. */
  translate(textes: readonly string[], cible: Langue, signal?: AbortSignal): Promise<Traduits>;
}

export interface Traduits extends Omit<Traduit, 'textes'> {
  readonly textes: readonly (string | null)[];
}

export interface Moyens {
  readonly db: Db;
  readonly vault: Vault;
  readonly outside: Pick<Outside, 'read'>;
}

/** Opens the engine of a configuration. An engine that keeps glossaries gets this one first, once for each version. */
export async function openAtelier(
  { db, vault, outside }: Moyens,
  config: ConfigLue,
  signal?: AbortSignal,
): Promise<Atelier> {
  const reglage = { ...config, cle: await cleDeConfig(db, vault, config.id), glossaire: null };
  const glossaire = glossaireDe(config);
  const bare = openMoteur(outside, reglage);
  const keeps = bare.synchronise !== undefined;
  let moteur = bare;
  if (glossaire && bare.synchronise) {
    const known = await glossaireConnu(db, config.id);
    // An engine keeps glossaries for one account: another key is another account.
    const version = `${glossaire.version} ${digest(reglage.cle).toString('hex').slice(0, 8)}`;
    const identifiant = known?.version === version ? known.identifiant : await bare.synchronise(glossaire, signal);
    if (known?.version !== version) await noteGlossaire(db, config.id, { version, identifiant });
    moteur = openMoteur(outside, { ...reglage, glossaire: identifiant });
  }
  return {
    moteur,
    glossaire: glossaire?.version ?? null,
    cle: cleOf(config, glossaire?.version ?? ''),
    translate: async (textes, cible, stop) => {
      const hidden = textes.map((texte) => hideTerms(texte, keeps ? [] : termesEn(config, cible)));
      const lot = { textes: hidden.map(({ texte }) => texte), source: config.langueSource, cible, signal: stop };
      const { textes: traduits, caracteres } = await moteur.translate(lot);
      return { textes: traduits.map((texte, rang) => hidden[rang]?.show(texte) ?? null), caracteres };
    },
  };
}

const cleOf = ({ fournisseur, langueSource, anglais, portugais, formalites, contexte }: ConfigLue, glossaire: string) =>
  JSON.stringify([
    fournisseur === 'libretranslate' ? fournisseur : 'deepl',
    langueSource,
    anglais,
    portugais,
    formalites.map(({ langue, formalite }) => `${langue} ${formalite}`).sort(),
    contexte,
    glossaire,
  ]);
