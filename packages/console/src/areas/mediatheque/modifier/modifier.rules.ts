import { type changeMedias, type EndpointRequest, media } from '@bridge/contract';
import { textIn } from '../../../resource/values/read.ts';

/** The part of the dialog that the person came for. */
export type Depart = 'champs' | 'dossier' | 'tags';

/** The fields that many médias share. */
export const CHAMPS = ['credit', 'auteur', 'licence', 'supports', 'droits', 'statut', 'dossier'] as const;
export type Champ = (typeof CHAMPS)[number];

export interface Demande {
  /** The values of the ticked fields alone. */
  readonly valeurs: Partial<Readonly<Record<Champ, unknown>>>;
  readonly ajouter: readonly number[];
  readonly retirer: readonly number[];
}

export function demandeVide(depart: Depart): Demande {
  return { valeurs: depart === 'dossier' ? { dossier: '' } : {}, ajouter: [], retirer: [] };
}

/** The request with a field ticked, or unticked. */
export function bascule(demande: Demande, champ: Champ): Demande {
  const { [champ]: chosen, ...others } = demande.valeurs;
  return {
    ...demande,
    valeurs: champ in demande.valeurs ? others : { ...others, [champ]: media.fields[champ].initial },
  };
}

export type Problemes = Partial<Readonly<Record<Champ, string>>>;

type Corps = NonNullable<EndpointRequest<typeof changeMedias>['body']>;

/** The body to send, or the problems by field. */
export function corpsDe(
  ids: readonly number[],
  { valeurs, ajouter, retirer }: Demande,
): { readonly body: Corps } | { readonly problemes: Problemes } {
  const reading = media.patch.safeParse(valeurs);
  // A media on show must keep a credit: an empty one is refused.
  const isBare = 'credit' in valeurs && textIn(valeurs.credit).trim() === '';
  if (reading.success && !isBare)
    return { body: { ids: [...ids], valeurs: reading.data, ajouter: [...ajouter], retirer: [...retirer] } };
  const problemes: Record<string, string> = isBare ? { credit: 'Donnez le crédit à montrer.' } : {};
  if (reading.success) return { problemes };
  for (const { path, message } of reading.error.issues) problemes[String(path[0])] ??= message;
  return { problemes };
}

/** Whether the request changes nothing; an empty folder name counts for nothing. */
export function isVide({ valeurs: { dossier, ...others }, ajouter, retirer }: Demande): boolean {
  return textIn(dossier).trim() === '' && Object.keys(others).length + ajouter.length + retirer.length === 0;
}
