import type { DocumentObjet, Systeme } from '@bridge/contract';
import type { Fiche } from '../../source.ts';
import type { Connu } from '../lecture/ligne.repository.ts';
import type { Run } from '../run.ts';
import { isSameOffer } from './accord.rules.ts';
import { type Jumelle, objetsAilleurs, objetsSaying, SECONDE_MAIN } from './jumelle.repository.ts';
import { type Autre, documentsOf, rattachementsOf } from './rattachement.repository.ts';

/** The objet that a record completes, and the objet that the record had made by itself. */
export interface Completee {
  readonly objetId: number;
  readonly systeme: Systeme;
  readonly doubleId: number | null;
}

/** The links of the records of a lot with objets of other systems: an offer is never there twice, whichever came first. */
export interface Jumelles {
  /** Whether an objet of another system may be the same offer: the record is then read even if unchanged. */
  concerns(identifiant: string): boolean;
  /** The objet that a second-hand record completes, in the system of the offer. */
  completed(identifiant: string, document: DocumentObjet): Completee | undefined;
  /** The objet that a second-hand record had made, for a record of the own system of the offer, which takes it over. */
  adopted(identifiant: string, document: DocumentObjet): Connu | undefined;
  /** What other systems say of an objet. */
  autresOf(connu: Connu | undefined): readonly Autre[];
}

export async function openJumelles(
  { ouvert, db }: Run,
  fiches: ReadonlyMap<string, Fiche>,
  connus: ReadonlyMap<string, Connu>,
): Promise<Jumelles> {
  const { appartenance, source } = ouvert;
  const said = new Map<string, readonly string[]>();
  for (const [identifiant, { valeur }] of fiches) {
    const autres = source.ailleurs?.(valeur) ?? [];
    if (autres.length > 0) said.set(identifiant, autres);
  }
  const ailleurs = await objetsAilleurs(db, appartenance, [...new Set([...said.values()].flat())]);
  const unknown = [...fiches.keys()].filter((identifiant) => !connus.has(identifiant));
  const orphelines = await objetsSaying(db, appartenance, unknown);
  const objets = [...connus.values()].map(({ objetId }) => objetId);
  const rattachements = await rattachementsOf(db, source.systeme, objets);
  const taken = [...connus.values(), ...[...orphelines.values()].flat()].filter((objet) => isTakenOver(objet));
  const documents = await documentsOf(
    db,
    taken.map(({ objetId }) => objetId),
  );

  function isTakenOver({ systeme }: { readonly systeme: Systeme }): boolean {
    return systeme === SECONDE_MAIN && source.systeme !== SECONDE_MAIN;
  }
  /** The objet that a second-hand record is known by, once its own system has taken it over. */
  const elsewhere = (identifiant: string): Connu | undefined => {
    const connu = connus.get(identifiant);
    return source.ailleurs !== undefined && connu?.systeme !== source.systeme ? connu : undefined;
  };
  /** Whether an objet may be the twin of a record. One absent from its own system replaces no present objet. */
  const mayBe = ({ objetId, statut }: Jumelle, connu: Connu | undefined): boolean =>
    connu === undefined || (objetId !== connu.objetId && statut !== 'absent');
  /** Objets of other systems under one of the ids that the record says, each with that id. */
  const candidates = (identifiant: string): readonly { readonly autre: string; readonly jumelle: Jumelle }[] =>
    (said.get(identifiant) ?? []).flatMap((autre) =>
      (ailleurs.get(autre) ?? [])
        .filter((jumelle) => mayBe(jumelle, connus.get(identifiant)))
        .map((jumelle) => ({ autre, jumelle })),
    );

  return {
    concerns: (identifiant) => elsewhere(identifiant) !== undefined || candidates(identifiant).length > 0,
    completed: (identifiant, document) => {
      const known = elsewhere(identifiant);
      if (known !== undefined) return { objetId: known.objetId, systeme: known.systeme, doubleId: null };
      const same = candidates(identifiant).find(({ autre, jumelle }) => isSameOffer(autre, document, jumelle));
      const jumelle = same?.jumelle;
      return (
        jumelle && {
          objetId: jumelle.objetId,
          systeme: jumelle.systeme,
          doubleId: connus.get(identifiant)?.objetId ?? null,
        }
      );
    },
    adopted: (identifiant, document) => {
      const found = orphelines.get(identifiant)?.find((one) => isSameOffer(identifiant, document, one));
      return found && { ...found, identifiant, memeFlux: false };
    },
    autresOf: (connu) => {
      if (connu === undefined) return [];
      const before = isTakenOver(connu) ? documents.get(connu.objetId) : undefined;
      return before === undefined ? (rattachements.get(connu.objetId) ?? []) : [before];
    },
  };
}
