import type { Traduction } from '@bridge/contract';
import { formatInstant } from '../../resource/values/format.ts';

type Faits = Pick<Traduction, 'origine' | 'moteur' | 'glossaire' | 'faiteLe'>;

/** The origin of the present text: « Traduite par DeepL, glossaire 3f2a, il y a 2 jours. »; null without a text. */
export function faitsEnMots({ origine, moteur, glossaire, faiteLe }: Faits, now: Date): string | null {
  if (origine === null) return null;
  const who = origine === 'machine' ? `Traduite par ${moteur ?? 'une machine'}` : AUTEURS[origine];
  const words = origine === 'machine' && glossaire ? `, glossaire ${glossaire}` : '';
  return `${who}${words}${faiteLe === null ? '' : `, ${formatInstant(faiteLe, now).relative}`}.`;
}

const AUTEURS = { source: 'Donnée par la source', humain: 'Écrite par une personne' } as const;
