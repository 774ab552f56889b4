import { createHash } from 'node:crypto';
import { type Anomalie, LONGEST_REPONSE } from '@bridge/contract';

/** What a form of the page of corrections says of one objet. */
export interface Envoi {
  readonly objet: number;
  /** The answers that the form changes. */
  readonly textes: readonly TexteEnvoye[];
  /** The fields that the form sends back filled as the page came; the one for the whole objet is empty. */
  readonly repetes: readonly (Anomalie | '')[];
}

export interface TexteEnvoye {
  /** Empty for the whole objet. */
  readonly anomalie: Anomalie | '';
  /** Empty where the owner takes an answer back. */
  readonly texte: string;
  /** The fingerprint of the answer that the page came with; empty for a field that came without one. */
  readonly empreinte: string;
}

/** The name of the field for the whole objet. */
export const REMARQUE = 'remarque';
/** The name of the field that tells which others came filled, and with what. */
export const DITES = 'dites';

export const nomDuChamp = (anomalie: string): string => anomalie || REMARQUE;

/** The fingerprint of a text: the page holds the text itself, so that a short one is enough. */
const empreinteDe = (texte: string): string => createHash('sha256').update(texte).digest('base64url').slice(0, 16);

/** The answers that a form comes with, each as the name of its field and a fingerprint: « sans-photo.LPJNul-wow4m6Dsq ». */
export const ditesEnChamp = (dites: readonly { readonly anomalie: string; readonly texte: string }[]): string =>
  dites.map(({ anomalie, texte }) => `${nomDuChamp(anomalie)}.${empreinteDe(texte)}`).join(' ');

/** Whether a text would take the place of an answer that its page did not show: another window of the owner gave it meanwhile. */
export const replacesUnseen = ({ texte, empreinte }: TexteEnvoye, there: string): boolean =>
  texte !== there && empreinte !== empreinteDe(there);

/** The fingerprints of what fields came filled with, by their names. */
function readDites(dites: string): ReadonlyMap<string, string> {
  return new Map(
    dites.split(' ').map((dite) => {
      const [nom = '', empreinte = ''] = dite.split('.');
      return [nom, empreinte] as const;
    }),
  );
}

/** What a form did to the answers about an objet, and when. */
export interface Faite {
  readonly etat: 'gardee' | 'retiree';
  readonly objet: number;
  readonly le: Date;
}

/** How long the page that follows a form says what it did: an address that is opened again later says nothing of it. */
const TOLD = 10 * 60 * 1_000;

/** What a form did, in the address of the page that follows: « gardee-12-1763597653000 ». */
export const faiteEnAdresse = ({ etat, objet, le }: Faite): string => `${etat}-${objet}-${le.getTime()}`;

/** What an address says that a form did just now, or null. */
export function readFaite(adresse: string, now: Date): Faite | null {
  const [, etat, objet, le] = /^(gardee|retiree)-(\d{1,15})-(\d{1,15})$/.exec(adresse) ?? [];
  const age = now.getTime() - Number(le);
  if (etat === undefined || !(age >= 0 && age <= TOLD)) return null;
  return { etat: etat === 'gardee' ? 'gardee' : 'retiree', objet: Number(objet), le: new Date(Number(le)) };
}

/** Controls other than the end of a line would break the lines of a file or a terminal; a pasted tab parts words. */
const CONTROLS = /[^\P{Cc}\n]+/gu;
const cleaned = (texte: string) => texte.replace(/\r\n?/g, '\n').replace(CONTROLS, ' ').trim();

/**
 * The form as sent, or null when it is none of the page, or longer than its fields allow. A field that nobody touched says nothing: another page
 * may have given a newer answer. An emptied one takes back the answer that it came with, and no newer one.
 */
export function readEnvoi(body: string, anomalies: readonly Anomalie[]): Envoi | null {
  const sent = new URLSearchParams(body);
  const objet = /^\d{1,15}$/.exec(sent.get('objet') ?? '')?.[0];
  if (objet === undefined) return null;
  const dites = readDites(sent.get(DITES) ?? '');
  const champs = [...anomalies, '' as const].flatMap((anomalie) => {
    const name = nomDuChamp(anomalie);
    const texte = sent.get(name);
    return texte === null ? [] : [{ anomalie, texte: cleaned(texte), dite: dites.get(name) }];
  });
  if (champs.length === 0 || champs.some(({ texte }) => texte.length > LONGEST_REPONSE)) return null;
  const isRepeated = ({ texte, dite }: (typeof champs)[number]) => dite === empreinteDe(texte);
  return {
    objet: Number(objet),
    textes: champs
      .filter((champ) => (champ.texte !== '' || champ.dite !== undefined) && !isRepeated(champ))
      .map(({ anomalie, texte, dite = '' }) => ({ anomalie, texte, empreinte: dite })),
    repetes: champs.filter(isRepeated).map(({ anomalie }) => anomalie),
  };
}
