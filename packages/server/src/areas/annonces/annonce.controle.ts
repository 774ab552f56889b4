import {
  type Annonce,
  type ArchiveDAnnonce,
  archiveControle,
  type Conflit,
  type Creation,
  conflitsAvec,
  creationControle,
  creationManques,
  type FieldError,
  type FormatVu,
  type Partage,
  partagesAvec,
} from '@bridge/contract';
import type { Scope } from '../../platform/auth/identity.ts';
import type { Db } from '../../schema.ts';
import {
  type AnnonceVendue,
  annoncesPlacees,
  type EspaceVendu,
  espacesSeen,
  espacesVises,
  formatsSeen,
  hasEtablissement,
  type MediaDAnnonce,
  mediasSeen,
  type Visee,
} from './annonce.repository.ts';
import { fautesDEspaces, fautesDeDroits } from './annonce.rules.ts';
import { archivesSeen } from './archive/archive.repository.ts';

/** The references of an annonce are read whatever the reader sees: saving checked that the author may use them. */
const EVERYWHERE = { kind: 'system', reason: 'what an annonce refers to was checked when it was written' } as const;

interface Lus {
  readonly formats: ReadonlyMap<number, FormatVu>;
  readonly medias: ReadonlyMap<number, MediaDAnnonce>;
  readonly archives: ReadonlyMap<string, ArchiveDAnnonce>;
}

async function read(
  tx: Db,
  creations: readonly Creation[],
  besides: readonly number[],
  scope: Scope = EVERYWHERE,
): Promise<Lus> {
  const byId = <K, T extends { readonly id: K }>(rows: readonly T[]) => new Map(rows.map((row) => [row.id, row]));
  const archives = creations.flatMap(({ archive }) => (archive === '' ? [] : [archive]));
  const formats = [...new Set([...besides, ...creations.map(({ format }) => format.id)])];
  const medias = [...new Set(creations.flatMap(({ media }) => media?.id ?? []))];
  return {
    formats: byId(await formatsSeen(tx, EVERYWHERE, formats)),
    medias: byId(await mediasSeen(tx, EVERYWHERE, medias)),
    archives: byId(await archivesSeen(tx, scope, archives)),
  };
}

/** The faults of creations that do not suit their formats, each at its field. An archive that their author does not see is not there. */
export async function fautesDesCreations(tx: Db, scope: Scope, creations: readonly Creation[]): Promise<FieldError[]> {
  const { formats, medias, archives } = await read(tx, creations, [], scope);
  return creations.flatMap((creation, rang) => {
    const format = formats.get(creation.format.id);
    if (format === undefined) return [];
    const media = creation.media ? medias.get(creation.media.id) : undefined;
    const fautes = creation.archive === '' ? [] : archiveControle(format, archives.get(creation.archive));
    return [
      ...creationControle(format, creation, media),
      ...(fautes.length === 0 ? [] : [{ path: 'archive', message: fautes.join(' ') }]),
    ].map(({ path, message }) => ({ path: `creations.${rang}.${path}`, message }));
  });
}

/** What an annonce lacks before anybody can say yes to it. */
export async function manquesDAnnonce(tx: Db, annonce: Annonce, jour: string): Promise<FieldError[]> {
  const { creations, espaces, tagsCibles, au, annonceur, priorite } = annonce;
  const { formats, medias } = await read(tx, creations, [annonce.format]);
  const hasObjet = annonce.objet !== null || (await hasEtablissement(tx, annonceur));
  const builtByObjet = hasObjet && formats.get(annonce.format)?.genre === 'native';
  const errors: FieldError[] = [];
  if (au < jour) errors.push({ path: 'au', message: 'Cette fin est déjà passée\u00a0: personne ne la verrait.' });
  if (!hasObjet && annonceur === null)
    errors.push({ path: 'annonceur', message: 'Dites qui est l’annonceur\u00a0: un établissement, ou un tiers.' });
  if (creations.length === 0 && !builtByObjet)
    errors.push({ path: 'creations', message: 'Ajoutez au moins une création\u00a0: ce qui sera montré.' });
  if (espaces.length === 0 && priorite === 'exclusif')
    errors.push({ path: 'espaces', message: 'Une exclusivité demande au moins un espace.' });
  else if (espaces.length + tagsCibles.length === 0)
    errors.push({ path: 'espaces', message: 'Choisissez au moins un espace, ou un tag d’annonce.' });
  for (const [rang, creation] of creations.entries()) {
    const format = formats.get(creation.format.id);
    const media = creation.media ? medias.get(creation.media.id) : undefined;
    const fautes = [
      ...(format ? creationManques(format, creation, hasObjet) : []),
      ...(media ? fautesDeDroits(media, annonce) : []),
    ];
    errors.push(...fautes.map(({ path, message }) => ({ path: `creations.${rang}.${path}`, message })));
  }
  const served = [...creations.map(({ format }) => format.id), ...(builtByObjet ? [annonce.format] : [])];
  errors.push(...fautesDEspaces(await espacesSeen(tx, EVERYWHERE, espaces), { formats: served, tags: tagsCibles }));
  return errors;
}

type Placee = Pick<Annonce, 'id' | 'priorite' | 'du' | 'au' | 'espaces'>;

/** The annonces already sold that conflict with this one, named as far as the reader sees them. */
export async function conflitsDe(tx: Db, scope: Scope, annonce: Placee): Promise<Conflit[]> {
  const places = await placesPrises(tx, scope, annonce);
  return places.flatMap(({ espace, nommees }) =>
    conflitsAvec(annonce, nommees, espace.capacite).map(({ motif, vendue }) => ({ ...lieu(espace, vendue), motif })),
  );
}

/**
 * The annonces that share espaces with this one without excluding it: for named espaces, those that reach them by tags;
 * for tags, those that bought the espaces.
 */
export async function partagesDe(tx: Db, scope: Scope, annonce: Placee, visee: Visee): Promise<Partage[]> {
  if (annonce.espaces.length > 0) {
    const places = await placesPrises(tx, scope, annonce);
    return places.flatMap(({ espace, nommees, parTags }) =>
      partagesAvec(annonce, nommees, parTags, espace.capacite).map((une) => ({
        ...lieu(espace, une),
        motif: 'par-tags',
      })),
    );
  }
  if (visee.tagsCibles.length === 0) return [];
  const espaces = await espacesVises(tx, scope, visee);
  const places = await placesPrises(tx, scope, { ...annonce, espaces });
  return places.flatMap(({ espace, nommees }) =>
    conflitsAvec(annonce, nommees, espace.capacite).flatMap(({ motif, vendue }) =>
      motif === 'deja-occupe' ? [] : [{ ...lieu(espace, vendue), motif }],
    ),
  );
}

const lieu = ({ id, nom }: EspaceVendu, vendue: AnnonceVendue) => ({
  espace: { id, nom },
  annonce: vendue.nom === null ? null : { id: vendue.id, nom: vendue.nom },
  du: vendue.du,
  au: vendue.au,
});

/** The annonces sold in some espaces, those that name them and those that reach them by tags. */
async function placesPrises(tx: Db, scope: Scope, { id, du, au, espaces }: Placee) {
  if (espaces.length === 0) return [];
  const vendues = (await annoncesPlacees(tx, scope, { espaces, du, au, sauf: id })).filter(({ validee }) => validee);
  return (await espacesSeen(tx, EVERYWHERE, espaces)).map((espace) => ({
    espace,
    nommees: vendues.filter((vendue) => vendue.espaces.includes(espace.id)),
    parTags: vendues.filter(({ vises }) => vises.includes(espace.id)),
  }));
}
