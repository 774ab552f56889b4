import { type Anomalie, LONGEST_REPONSE } from '@bridge/contract';

/** What a form of the page of corrections says of one objet. */
export interface Envoi {
  readonly objet: number;
  readonly textes: readonly { readonly anomalie: Anomalie | ''; readonly texte: string }[];
}

/** The name of the field for the whole objet. */
export const REMARQUE = 'remarque';
/** The name of the field that lists those which came filled with an answer. */
export const DITES = 'dites';

export const nomDuChamp = (anomalie: string): string => anomalie || REMARQUE;

/** Controls other than the end of a line would break the lines of a file or a terminal; a pasted tab parts words. */
const CONTROLS = /[^\P{Cc}\n]+/gu;
const cleaned = (texte: string) => texte.replace(/\r\n?/g, '\n').replace(CONTROLS, ' ').trim();

/**
 * The form as sent, or null when it is none of the page, or longer than its fields allow. An empty field takes an answer back where it came
 * filled: on a page opened before the answer was given, it says nothing.
 */
export function readEnvoi(body: string, anomalies: readonly Anomalie[]): Envoi | null {
  const sent = new URLSearchParams(body);
  const objet = /^\d{1,15}$/.exec(sent.get('objet') ?? '')?.[0];
  if (objet === undefined) return null;
  const champs = [...anomalies, '' as const].flatMap((anomalie) => {
    const texte = sent.get(nomDuChamp(anomalie));
    return texte === null ? [] : [{ anomalie, texte: cleaned(texte) }];
  });
  if (champs.length === 0 || champs.some(({ texte }) => texte.length > LONGEST_REPONSE)) return null;
  const dites = (sent.get(DITES) ?? '').split(' ');
  const textes = champs.filter(({ anomalie, texte }) => texte !== '' || dites.includes(nomDuChamp(anomalie)));
  return { objet: Number(objet), textes };
}
