import { type BrouillonDeBloc, type BrouillonDeGabaritDiaporama, type Langue, refsIn } from '@bridge/contract';
import { motsDesDocuments, nomsDuBloc } from '../../catalogue/bloc/noms.repository.ts';
import type { ObjetRendu } from '../../catalogue/bloc/objet-rendu.ts';
import { objetsRendus } from '../../catalogue/bloc/objets-rendus.repository.ts';
import { photosMontrables } from '../../catalogue/photo-source.rules.ts';
import { type Contexte, contexteAt } from '../../catalogue/regle/contexte.ts';
import { resolve } from '../../catalogue/regle/resolution.repository.ts';
import { urlOf } from '../../catalogue/url.rules.ts';
import { composeBloc } from '../../composition/bloc/bloc.compose.ts';
import { qrSvg } from '../../composition/bloc/qr.ts';
import { communeLisible } from '../../composition/mots/commune.rules.ts';
import { coupe } from '../../composition/mots/coupe.rules.ts';
import { nettoyageUnique, texteDuHtml } from '../../composition/mots/riche.rules.ts';
import type { Identity } from '../../platform/auth/identity.ts';
import { htmlOfBloc } from '../../rendering/bloc.html.ts';
import type { ContenuDEcran, ImageDEcran } from '../../rendering/ecran/contenu.ts';
import { adressePhoto } from '../../rendering/web/photo.rules.ts';
import type { Db } from '../../schema.ts';
import { creditNu } from './lecture.ts';

interface Demande {
  readonly objet: number;
  readonly blocs: readonly BrouillonDeBloc[];
  readonly gabarit: BrouillonDeGabaritDiaporama;
  readonly langue: Langue;
  readonly identity: Identity;
  readonly at: Date;
}

export interface ObjetAMontrer {
  readonly objet: { readonly id: number; readonly nom: string };
  readonly contenu: ContenuDEcran;
  readonly remarques: readonly string[];
}

/** What a screen shows of an objet: its name, its place, its photo, and the blocs or its short text. */
export async function contenuDObjet(db: Db, demande: Demande): Promise<ObjetAMontrer | null> {
  const { objet: id, blocs, gabarit, langue, identity, at } = demande;
  const { scope, entiteId } = identity;
  const conditions = blocs.map((bloc) => bloc.conditions);
  const profils = refsIn(conditions).flatMap(({ ref, id: profil }) => (ref === 'scoring' ? [profil] : []));
  const [objet] = await objetsRendus(db, { ids: [id], profils, entite: entiteId });
  if (objet === undefined) return null;
  const [connus, resolution, mots] = await Promise.all([
    nomsDuBloc(db, { lignes: blocs.flatMap(({ lignes }) => lignes) }, scope),
    resolve(db, conditions, scope),
    motsDesDocuments(db, [objet.document]),
  ]);
  const contexte = contexteAt(at, resolution);
  const options = {
    langue,
    canal: 'ecran' as const,
    contexte,
    noms: { ...connus, mots },
    nettoyage: nettoyageUnique(),
  };
  const html = blocs.flatMap((bloc) => {
    const drawn = composeBloc(bloc, objet, options);
    return drawn.vide ? [] : [htmlOfBloc(drawn.rendu)];
  });
  const nom = texteDe(objet, 'nom', langue) || objet.indexe.nom;
  const texte = blocs.length === 0 ? texteDuHtml(texteDe(objet, 'resume', langue)) : '';
  const remarques = [
    ...(nom.length > gabarit.maxTitre ? ['Le titre est coupé.'] : []),
    ...(texte.length > gabarit.maxTexte ? ['Le texte est coupé.'] : []),
    ...(blocs.length > 0 && html.length === 0 ? ['Aucun de ces blocs n’a quelque chose à montrer de cet objet.'] : []),
  ];
  return {
    objet: { id, nom: objet.indexe.nom },
    contenu: {
      genre: 'objet',
      titre: coupe(nom, gabarit.maxTitre),
      lieu: communeLisible(objet.document.lieu.commune ?? ''),
      texte: coupe(texte, gabarit.maxTexte),
      photo: photoDe(objet, contexte),
      blocs: html,
      qr: gabarit.zoneQr === 'aucun' ? null : qrDe(objet),
    },
    remarques,
  };
}

/** What the entity wrote goes before the source; French where the language is missing. */
function texteDe({ textes, document }: ObjetRendu, champ: 'nom' | 'resume', langue: Langue): string {
  const own = (asked: Langue) => textes.find((one) => one.champ === champ && one.langue === asked)?.valeur;
  return own(langue) ?? document[champ][langue] ?? own('fr') ?? document[champ].fr ?? '';
}

const VUE = { largeur: 1920, ratio: 'libre', focale: 'sujet', format: 'webp' } as const;

/** Its first photo, through our own server: a screen asks nothing of the source. */
function photoDe({ document, indexe }: ObjetRendu, { jour }: Contexte): ImageDEcran | null {
  const photo = photosMontrables(document.medias, jour).find(({ url }) => urlOf(url) !== null);
  if (photo === undefined) return null;
  const { rang, empreinte } = photo;
  const rendue = { objet: indexe.id, rang, empreinte, alternative: indexe.nom, legende: null, credit: null };
  return { url: adressePhoto('', rendue, VUE), alternative: indexe.nom, credit: creditNu(photo.credit) };
}

function qrDe({ document }: ObjetRendu): string | null {
  const site = document.contacts.find(({ genre, role }) => genre === 'site' && role === 'public');
  const address = site === undefined ? null : urlOf(site.valeur);
  return address === null ? null : qrSvg(address);
}
